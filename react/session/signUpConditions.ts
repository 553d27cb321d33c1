export interface SignUpConditions {
  /** Token of an invitation's link. */
  invitation?: string | undefined;
  /**
   * Called before a sign-up is sent, on a site with a `signUpChallenge`. Resolves with the answer; a `serverMessage` of an error is
   * shown. Pass a stable function.
   */
  getChallengeAnswer?: ((signal: AbortSignal) => Promise<string | undefined>) | undefined;
}

/** Returns a sign-up's fields besides the account. */
export async function meetConditions(
  { invitation, getChallengeAnswer }: SignUpConditions,
  signal: AbortSignal,
) {
  const challenge = await getChallengeAnswer?.(signal);
  return {
    ...(invitation !== undefined && { invitation }),
    ...(challenge !== undefined && { challenge }),
  };
}

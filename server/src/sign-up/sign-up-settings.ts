import type { kinds } from '@alphazone/client/kinds';

export type SignUpMode = (typeof kinds.signUpMode)[number];

export interface HcaptchaSettings {
  siteKey: string;
  secret: string;
  /** Addresses of hCaptcha, or of a compatible service. */
  scriptUrl: string;
  verifyUrl: string;
}

/** A sign-up's protection against bots. */
export type ChallengeSettings =
  | { kind: 'off' }
  /** `max`: the largest number that a browser tries. */
  | { kind: 'work'; max: number }
  | ({ kind: 'hcaptcha' } & HcaptchaSettings);

export interface SignUpSettings {
  mode: SignUpMode;
  challenge: ChallengeSettings;
}

export const openSignUp: SignUpSettings = { mode: 'open', challenge: { kind: 'off' } };

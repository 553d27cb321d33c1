/** The user that a request's token names. */
export interface Member {
  id: string;
  /** Display name. */
  name: string;
  /** Address of the picture. */
  pictureUrl: string | null;
}

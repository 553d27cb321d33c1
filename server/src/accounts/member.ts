/** The current user of a request. */
export interface Member {
  id: string;
  name: string;
  pictureUrl: string | null;
}

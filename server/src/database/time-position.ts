/** Start of a page in a list sorted by time and id. */
export interface TimePosition {
  on: Date;
  id: string;
}

/** Where a page begins in a list that is sorted by a time and an id. */
export interface TimePosition {
  on: Date;
  id: string;
}

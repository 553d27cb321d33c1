export interface Member {
  id: string;
  name: string;
  pictureUrl: string | null;
}

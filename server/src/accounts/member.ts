import type { StoredSanctions } from '../moderation/sanction-columns-repository';

export interface Member extends StoredSanctions {
  id: string;
  name: string;
  pictureUrl: string | null;
}

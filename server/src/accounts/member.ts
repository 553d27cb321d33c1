import type { StoredSanctions } from '../moderation/sanctions/sanction-columns-repository';

export interface Member extends StoredSanctions {
  id: string;
  name: string;
  pictureUrl: string | null;
}

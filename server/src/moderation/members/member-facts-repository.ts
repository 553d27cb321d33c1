import type { DatabaseReader } from '../../database/database';
import {
  selectAwaitsApproval,
  selectBan,
  selectSilence,
  type StoredSanctions,
} from '../sanctions/sanction-columns-repository';

export interface MemberFacts extends StoredSanctions {
  id: string;
  name: string;
  username: string | null;
  picture_url: string | null;
  joined_on: Date;
  posts_count: number;
  comments_count: number;
}

export async function findMemberFacts(db: DatabaseReader, userId: string): Promise<MemberFacts | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'username',
      'picture_url',
      'joined_on',
      'posts_count',
      'comments_count',
      selectBan.as('ban'),
      selectSilence.as('silence'),
      selectAwaitsApproval.as('awaitsApproval'),
    ])
    .where('id', '=', userId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

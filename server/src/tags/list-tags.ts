import { limits } from '@alphazone/client/limits';

import type { Services } from '../services';
import { listTagUse } from './tags-repository';
import { describeTag, isAfter, type TagPosition } from './tags-rules';

export interface ListedTag {
  name: string;
  description: string;
  count: number;
}

export async function listTags(
  { db }: Pick<Services, 'db'>,
  after: TagPosition | undefined,
): Promise<{ tags: ListedTag[]; total: number }> {
  const all = await listTagUse(db, limits.tags.maxItems);
  const rest = after ? all.filter((tag) => isAfter(tag, after)) : all;
  return {
    tags: rest.map((tag) => ({ name: tag.name, description: describeTag(tag), count: tag.count })),
    total: all.length,
  };
}

import { limits } from '@alphazone/client/limits';

import { cached } from '../cache';
import type { Services } from '../services';
import { listTagUse } from './tags-repository';
import { describeTag, isAfter, type TagPosition } from './tags-rules';

const { maxItems } = limits.tags;

/** Cached, because the query reads all posts. */
const ttlMs = 60_000;

export interface ListedTag {
  name: string;
  description: string;
  count: number;
}

export function createListTags({ db }: Pick<Services, 'db'>) {
  const tagUse = cached(ttlMs, () => listTagUse(db, maxItems));
  return async (after: TagPosition | undefined): Promise<{ tags: ListedTag[]; total: number }> => {
    const all = await tagUse();
    const rest = after ? all.filter((tag) => isAfter(tag, after)) : all;
    return {
      tags: rest.map((tag) => ({ name: tag.name, description: describeTag(tag), count: tag.count })),
      total: all.length,
    };
  };
}

import type { Media, PostMedia } from '@alphazone/client';
import type { Transaction } from 'kysely';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';
import { badFields, type FieldProblem } from '../errors';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { holdUploads, linkUploads } from '../uploads/uploads-repository';
import { insertPost } from './posts-repository';
import { normalTags, placeOfMedia, storedMedia, urlOfMedia } from './posts-rules';

export interface PostDraft {
  authorId: string;
  title: string;
  body: string;
  /** In any letter case, with or without duplicates. */
  tags: readonly string[];
  media: readonly Media[];
  /** Name of a zone, in any letter case. */
  category: string;
  /** @default now */
  postedOn?: Date;
}

/**
 * Stores a post.
 *
 * @returns Its id, and what followed from it.
 * @throws 400 naming the fields: an unknown zone, media from places that are not allowed.
 */
export async function createPost(
  db: Database,
  site: SiteSettings,
  draft: PostDraft,
): Promise<{ id: string; outcome: Outcome }> {
  const category = zoneNamed(site, draft.category);
  const id = newId();
  const outcome = await db.transaction().execute(async (transaction) => {
    const { media, uploadIds, problems } = await checkMedia(transaction, draft.media);
    if (category === undefined) problems.unshift(unknownZone(site));
    if (category === undefined || problems.length > 0) throw badFields(...problems);

    const postedOn = draft.postedOn ?? new Date();
    const body = draft.body.trim();
    await insertPost(transaction, {
      id,
      author_id: draft.authorId,
      title: draft.title.trim(),
      body,
      category,
      tags: normalTags(draft.tags),
      media: JSON.stringify(media),
      posted_on: postedOn,
    });
    await linkUploads(transaction, id, uploadIds);
    return recordActivity(
      transaction,
      { kind: 'post created', actorId: draft.authorId, postId: id, body },
      postedOn,
    );
  });
  return { id, outcome };
}

/** The media as they are stored. Those of our own stay there until the transaction ends. */
async function checkMedia(
  transaction: Transaction<Tables>,
  media: readonly Media[],
): Promise<{ media: PostMedia[]; uploadIds: string[]; problems: FieldProblem[] }> {
  const ids = media.map(urlOfMedia).flatMap((url) => {
    const place = placeOfMedia(url);
    return typeof place === 'object' ? [place.uploadId] : [];
  });
  const uploads = await holdUploads(transaction, ids);
  return {
    ...storedMedia(media, (url) => uploads.get(url)?.media),
    uploadIds: [...uploads.values()].map(({ id }) => id),
  };
}

const unknownZone = (site: SiteSettings): FieldProblem => ({
  field: 'category',
  message: `must be one of: ${site.zones.map(({ name }) => name).join(', ')}.`,
});

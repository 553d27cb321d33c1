import type { Media } from '@alphazone/client';

import type { Outcome } from '../activity/activity';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { badFields, type FieldProblem } from '../errors';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { uploadTypes } from '../uploads/uploads-repository';
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
  const { media, problems } = await checkMedia(db, draft.media);
  if (category === undefined) problems.unshift(unknownZone(site));
  if (category === undefined || problems.length > 0) throw badFields(...problems);

  const id = newId();
  const outcome = await insertPost(db, {
    id,
    author_id: draft.authorId,
    title: draft.title.trim(),
    body: draft.body.trim(),
    category,
    tags: normalTags(draft.tags),
    media: JSON.stringify(media),
    posted_on: draft.postedOn ?? new Date(),
  });
  return { id, outcome };
}

async function checkMedia(
  db: Database,
  media: readonly Media[],
): Promise<{ media: Media[]; problems: FieldProblem[] }> {
  const uploads = media.map(urlOfMedia).flatMap((url) => {
    const place = placeOfMedia(url);
    return typeof place === 'object' ? [{ url, id: place.uploadId }] : [];
  });
  const types = await uploadTypes(db, uploads);
  return storedMedia(media, (url) => types.get(url));
}

const unknownZone = (site: SiteSettings): FieldProblem => ({
  field: 'category',
  message: `must be one of: ${site.zones.map(({ name }) => name).join(', ')}.`,
});

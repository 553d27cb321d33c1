import type { Media, PostMedia } from '@alphazone/client';

import { addToUserCounts } from '../accounts/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { PostRow } from '../database/tables';
import { badFields, HttpError } from '../errors';
import { lockActorStates } from '../gamification/reward';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { lockUploads, linkUploads } from '../uploads/uploads-repository';
import { serialiseUpload } from '../uploads/serialise-upload';
import { addPosts } from './change-post';
import type { NewPost } from './post-rows-repository';
import { normaliseTags, resolveMedia, unknownZoneProblem, uploadIdsIn } from './posts-rules';

export interface PostDraft {
  authorId: string;
  title: string;
  body: string;
  /** As entered: not normalised yet. */
  tags: readonly string[];
  media: readonly Media[];
  category: string;
}

/**
 * Posts that arrive at the same time share a transaction.
 * @returns A function that throws 400 for an unknown zone, and for media that are neither uploads nor web addresses.
 */
export const createPublishPost = ({ change, site, now }: Pick<Services, 'change' | 'site' | 'now'>) =>
  changeTogether<PostDraft, PostRow>(change, {
    work: (unit, drafts) => publishPosts(unit, drafts, { site, now: now() }),
    keyOf: ({ authorId }) => authorId,
  });

/** @param drafts One of each author. */
async function publishPosts(
  unit: UnitOfWork,
  drafts: readonly PostDraft[],
  { site, now }: { site: SiteSettings; now: Date },
): Promise<(PostRow | HttpError)[]> {
  const { transaction } = unit;
  // Locked until the commit, so that the orphan collector skips them.
  const uploads = await lockUploads(
    transaction,
    drafts.flatMap(({ media }) => uploadIdsIn(media)),
  );
  const uploadAt = new Map(uploads.map(serialiseUpload).map((upload) => [upload.url, upload]));
  const checked = drafts.map((draft) => checkDraft(draft, site, uploadAt, now));
  const accepted = checked.flatMap((post) => (post instanceof HttpError ? [] : [post]));
  const authorIds = accepted.map(({ author_id }) => author_id);
  const authors = await lockActorStates(transaction, authorIds, now);
  const [rows] = await Promise.all([
    addPosts(unit, accepted),
    addToUserCounts(
      transaction,
      'posts_count',
      authorIds.map((userId) => ({ userId, count: 1 })),
    ),
    linkUploads(
      transaction,
      accepted.flatMap(({ id, media }) =>
        [...new Set(uploadIdsIn(media))].map((uploadId) => ({ post_id: id, upload_id: uploadId })),
      ),
    ),
    recordActivities(
      unit,
      accepted.map(({ id, author_id, body }, index) => {
        const author = authors[index];
        return {
          activity: { kind: 'post created', actorId: author_id, postId: id, body },
          actor: author && { ...author, posts: author.posts + 1 },
        };
      }),
      now,
    ),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return checked.map((post) => (post instanceof HttpError ? post : rowOf.get(post.id)!));
}

function checkDraft(
  draft: PostDraft,
  site: SiteSettings,
  uploadAt: ReadonlyMap<string, PostMedia>,
  now: Date,
): NewPost | HttpError {
  const { media, problems } = resolveMedia(draft.media, (url) => uploadAt.get(url));
  const category = zoneNamed(site, draft.category);
  if (category === undefined) return badFields(unknownZoneProblem(site.zones), ...problems);
  if (problems.length > 0) return badFields(...problems);
  return {
    id: newId(),
    author_id: draft.authorId,
    title: draft.title.trim(),
    body: draft.body.trim(),
    category,
    tags: normaliseTags(draft.tags),
    media,
    posted_on: now,
  };
}

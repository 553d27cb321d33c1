import type { Media, PostMedia } from '@alphazone/client';

import { addToUserCounts } from '../accounts/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import { badFields } from '../errors';
import { lockActorStates } from '../gamification/reward';
import type { Services } from '../services';
import { zoneNamed } from '../site/site-settings';
import { lockUploads, linkUploads } from '../uploads/uploads-repository';
import { serialiseUpload } from '../uploads/serialise-upload';
import { addPosts } from './change-post';
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

/** @throws 400 for an unknown zone, and for media that are neither uploads nor web addresses. */
export function publishPost(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  draft: PostDraft,
): Promise<string> {
  return change(async (unit) => {
    const { transaction } = unit;
    // Locked until the commit, so that the orphan collector skips them.
    const uploads = await lockUploads(transaction, uploadIdsIn(draft.media));
    const uploadAt = new Map<string, PostMedia>(
      uploads.map(serialiseUpload).map((upload) => [upload.url, upload]),
    );
    const { media, problems } = resolveMedia(draft.media, (url) => uploadAt.get(url));
    const category = zoneNamed(site, draft.category);
    if (category === undefined) throw badFields(unknownZoneProblem(site.zones), ...problems);
    if (problems.length > 0) throw badFields(...problems);

    const id = newId();
    const postedOn = now();
    const body = draft.body.trim();
    const [author] = await lockActorStates(transaction, [draft.authorId], postedOn);
    const post = {
      id,
      author_id: draft.authorId,
      title: draft.title.trim(),
      body,
      category,
      tags: normaliseTags(draft.tags),
      media,
      posted_on: postedOn,
    };
    await Promise.all([
      addPosts(unit, [post]),
      addToUserCounts(transaction, 'posts_count', [{ userId: draft.authorId, count: 1 }]),
      linkUploads(
        transaction,
        id,
        uploads.map((upload) => upload.id),
      ),
      recordActivities(
        unit,
        [
          {
            activity: { kind: 'post created', actorId: draft.authorId, postId: id, body },
            actor: author && { ...author, posts: author.posts + 1 },
          },
        ],
        postedOn,
      ),
    ]);
    return id;
  });
}

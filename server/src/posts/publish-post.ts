import type { Media, PostMedia } from '@alphazone/client';
import { limits as contractLimits } from '@alphazone/client/limits';

import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { PostRow } from '../database/tables';
import { badFields, HttpError, accountDeleted } from '../errors';
import { applyFinding } from '../filters/apply-finding';
import { checkTexts, rememberTexts, type CheckedText } from '../filters/check-text';
import type { Finding } from '../filters/finding';
import type { Filters } from '../filters/filters';
import { countLinks } from '../filters/text-rules';
import type { MemberState } from '../gamification/gamification-repository';
import { lockActorStates } from '../gamification/reward';
import { claimRequests } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import { takeFromLimits } from '../member-limits/take-from-limits';
import type { MemberLimits } from '../member-limits/member-limits';
import { mentionedIds } from '../mentions/mention-rules';
import { findWritingRefusals } from '../moderation/sanctions/find-writing-refusals';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { lockUploads, linkUploads, type LockedUpload } from '../uploads/uploads-repository';
import { hasAvatar } from '../uploads/upload-files';
import { serialiseUpload } from '../uploads/serialise-upload';
import { addPosts } from './change-post';
import type { NewPost } from './post-rows-repository';
import {
  findLongTags,
  normaliseTags,
  possibleUploadIdsIn,
  resolveMedia,
  unknownZoneProblem,
  uploadIdsIn,
  webAddressesIn,
} from './posts-rules';

export interface PostDraft {
  authorId: string;
  title: string;
  body: string;
  /** As entered: not normalised yet. */
  tags: readonly string[];
  media: readonly Media[];
  category: string;
  idempotency?: IdempotencyKey | undefined;
}

/**
 * Returns a function that publishes a post. Concurrent posts share a transaction. Its promise rejects with 400 for an
 * unknown zone, a tag that is too long, media that are neither uploads nor web addresses, or a refused text.
 */
export const createPublishPost = ({
  change,
  site,
  now,
  filters,
  memberLimits,
}: Pick<Services, 'change' | 'site' | 'now' | 'filters' | 'memberLimits'>) =>
  changeTogether<PostDraft, PostRow>(change, {
    work: (unit, drafts) => publishPosts(unit, drafts, { site, filters, limits: memberLimits(), now: now() }),
    keyOf: ({ authorId }) => authorId,
  });

/** @param drafts One of each author. */
async function publishPosts(
  unit: UnitOfWork,
  drafts: readonly PostDraft[],
  {
    site,
    filters,
    limits,
    now,
  }: { site: SiteSettings; filters: () => Filters; limits: MemberLimits | undefined; now: Date },
): Promise<(PostRow | HttpError)[]> {
  const { transaction } = unit;
  // Locked until the commit, so that the orphan collector skips them.
  const uploads = await lockUploads(
    transaction,
    drafts.flatMap(({ media }) => possibleUploadIdsIn(media)),
  );
  const uploadOf = new Map(uploads.map((upload) => [upload.id, upload]));
  const takers = drafts.map(({ authorId, title, body, media: sent }) => ({
    userId: authorId,
    takes: {
      posts: 1,
      mentions: mentionedIds(body, authorId).length,
      links: countLinks(title) + countLinks(body) + webAddressesIn(sent).length,
    },
  }));
  const requests = drafts.map(({ authorId, idempotency }) => ({
    userId: authorId,
    idempotency,
    thingId: newId(),
  }));
  const [authors, taken, texts, claimed] = await Promise.all([
    lockActorStates(
      transaction,
      drafts.map(({ authorId }) => authorId),
      now,
    ),
    takeFromLimits(transaction, takers, { limits, now }),
    checkTexts(
      transaction,
      drafts.map(({ authorId, title, body, tags, media: sent }) => ({
        writerId: authorId,
        fields: { postTitle: title, postBody: body, mediaUrls: webAddressesIn(sent).join('\n') },
        unique: 'postBody' as const,
        addresses: 'mediaUrls' as const,
        mentions: { field: 'postBody' as const, maxLength: contractLimits.postBody.maxLength },
        tags,
      })),
      { filters, now },
    ),
    claimRequests(transaction, requests, now),
  ]);
  const restrictions = await findWritingRefusals(transaction, authors, now);
  const checked = drafts.map((draft, index) => {
    const refusal = claimed.refusals[index] ?? restrictions.get(draft.authorId) ?? taken.refusals[index];
    if (refusal) return refusal;
    const text = texts[index]!;
    if (text instanceof HttpError) return text;
    const { postTitle, postBody } = text.fields;
    const id = requests[index]!.thingId;
    const post = checkDraft({ ...draft, id, title: postTitle, body: postBody }, { site, uploadOf, now });
    if (post instanceof HttpError) return post;
    const author = authors[index];
    return author ? { post, author, hash: text.hash, finding: text.finding } : accountDeleted();
  });
  const accepted = checked.flatMap((draft) => (draft instanceof HttpError ? [] : [draft]));
  const heldIds = new Set(accepted.filter((draft) => !isShown(draft)).map(({ post }) => post.id));
  const [rows] = await Promise.all([
    storePosts(unit, accepted, { heldIds, now }),
    taken.refund(takers.filter((_, index) => checked[index] instanceof HttpError)),
    claimed.keepOnly(({ thingId }) => accepted.some(({ post }) => post.id === thingId)),
  ]);
  for (const { post, finding } of accepted) {
    await applyFinding(unit, { kind: 'post', id: post.id }, finding, now);
  }
  const rowOf = new Map(
    rows.map((row) => [row.id, heldIds.has(row.id) ? { ...row, hidden: 'held' as const } : row]),
  );
  return checked.map((draft) => (draft instanceof HttpError ? draft : rowOf.get(draft.post.id)!));
}

interface AcceptedPost {
  post: NewPost;
  author: MemberState;
  hash: CheckedText['hash'];
  finding: Finding | undefined;
}

/** Stores the posts with everything that follows from them, except for the findings. */
async function storePosts(
  unit: UnitOfWork,
  accepted: readonly AcceptedPost[],
  { heldIds, now }: { heldIds: ReadonlySet<string>; now: Date },
): Promise<readonly PostRow[]> {
  const { transaction } = unit;
  const [rows] = await Promise.all([
    addPosts(
      unit,
      accepted.map(({ post }) => post),
      (id) => heldIds.has(id),
    ),
    rememberTexts(
      transaction,
      accepted.map(({ post, hash }) => ({ postId: post.id, hash })),
      now,
    ),
    addToUserCounts(
      transaction,
      'posts_count',
      accepted.map(({ author }) => ({ userId: author.id, count: 1 })),
    ),
    linkUploads(
      transaction,
      accepted.flatMap(({ post }) =>
        [...new Set(uploadIdsIn(post.media))].map((uploadId) => ({ post_id: post.id, upload_id: uploadId })),
      ),
    ),
    recordActivities(
      unit,
      // Others do not see a held post.
      accepted.filter(isShown).map(({ post, author }) => ({
        activity: { kind: 'post created', actorId: author.id, postId: post.id, body: post.body },
        actor: { ...author, posts: author.posts + 1 },
      })),
      now,
    ),
  ]);
  return rows;
}

const mediaOf = (upload: LockedUpload): PostMedia => ({
  ...serialiseUpload(upload),
  ...(upload.is_removed && { removed: true }),
});

const isShown = ({ finding }: { finding: Finding | undefined }) => finding?.action !== 'hold';

function checkDraft(
  draft: PostDraft & { id: string },
  { site, uploadOf, now }: { site: SiteSettings; uploadOf: ReadonlyMap<string, LockedUpload>; now: Date },
): NewPost | HttpError {
  const { media, problems: mediaProblems } = resolveMedia(draft.media, (id) => {
    const upload = uploadOf.get(id);
    // Authors can use only their own files, which are deleted with the owner's account. Avatars are deleted once
    // replaced.
    return (
      upload && {
        media: mediaOf(upload),
        isOwn: upload.owner_id === draft.authorId && !hasAvatar(upload),
      }
    );
  });
  const problems = [...findLongTags(draft.tags, 'postTags'), ...mediaProblems];
  const category = zoneNamed(site, draft.category);
  if (category === undefined) return badFields(unknownZoneProblem(site.zones), ...problems);
  if (problems.length > 0) return badFields(...problems);
  return {
    id: draft.id,
    author_id: draft.authorId,
    title: draft.title.trim(),
    body: draft.body.trim(),
    category,
    tags: normaliseTags(draft.tags),
    media,
    posted_on: now,
  };
}

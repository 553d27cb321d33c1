import type { CountedPost } from './countVotes';

/** A plain server ignores the query of `GET /posts/get`. */
export function selectPosts(posts: readonly CountedPost[], query: URLSearchParams): CountedPost[] {
  const byOrder = query.get('sort') === 'new' ? newestFirst : highestFirst;
  const isZone = query.has('category');
  return posts
    .filter((post) => matches(post, query))
    .sort((a, b) => (isZone ? pinnedFirst(a, b) : 0) || byOrder(a, b));
}

function matches({ category, postTags, userId, postTitle }: CountedPost, query: URLSearchParams): boolean {
  const [zone, tag, author, q] = ['category', 'tag', 'author', 'q'].map(
    (name) => query.get(name) ?? undefined,
  );
  return (
    (zone === undefined || isSame(category, zone)) &&
    (tag === undefined || postTags.some((own) => isSame(own, tag))) &&
    (author === undefined || userId === author) &&
    (q === undefined || postTitle.toLowerCase().includes(q.trim().toLowerCase()))
  );
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const pinnedFirst = (a: CountedPost, b: CountedPost) => Number(b.pinned) - Number(a.pinned);

const newestFirst = (a: CountedPost, b: CountedPost) => postedAt(b) - postedAt(a);

/** 0 without a date: NaN would make the order undefined. */
const postedAt = ({ postedOn }: CountedPost) => Date.parse(postedOn) || 0;

const score = ({ upVotes, downVotes }: CountedPost) => upVotes - downVotes;

const highestFirst = (a: CountedPost, b: CountedPost) => score(b) - score(a) || newestFirst(a, b);

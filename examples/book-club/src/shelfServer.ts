import type { Comment, Post, Vote } from '@alphazone/client';
import { applyVote } from '@alphazone/machines';

import { discussions } from './shelf';

interface Reader {
  _id: string;
  name: string;
}

let posts: Post[] = structuredClone(discussions);
const sessions = new Map<string, Reader>();

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refuse = (status: number, message: string) => json({ message }, status);

/** A plain server: whole lists only. A real site deletes this file and passes its server's URL to `createForum`. */
export async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, id = ''] = /\/([^/]+)$/.exec(pathname) ?? [];
  const body = await bodyOf(request);
  const reader = sessions.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');

  if (pathname === '/posts/get') return json(posts);
  if (pathname === '/api/users/login' || pathname === '/api/users/signup') return json(open(body));
  const text = searchParams.get('q')?.toLowerCase() ?? '';
  const matches = (words: string) => words.toLowerCase().includes(text);
  if (pathname === '/posts/suggestions') return json(posts.filter(({ postTitle }) => matches(postTitle)));
  if (pathname === '/api/users/search') return json(readersWho(({ name }) => matches(name)));
  if (pathname.startsWith('/api/users/')) {
    const [found] = readersWho(({ _id }) => _id === id);
    return found ? json(found) : refuse(404, 'Nobody of that name.');
  }
  if (!reader) return refuse(401, 'Sign in first.');
  if (pathname.startsWith('/posts/vote/')) {
    change(id, (post) => withVote(post, reader._id, body.value === 'downVote' ? 'downVote' : 'upVote'));
    return json({});
  }
  if (pathname.startsWith('/comment/')) {
    const comment = newComment(reader, body.commentBody ?? '');
    change(id, (post) => ({
      ...post,
      noOfComments: post.noOfComments + 1,
      comment: [...(post.comment ?? []), comment],
    }));
    return json({ comment }, 201);
  }
  return refuse(404, 'There is nothing here.');
}

interface Body {
  email?: string;
  name?: string;
  value?: string;
  commentBody?: string;
}

async function bodyOf(request: Request): Promise<Body> {
  const text = await request.text();
  // The typed client sends only matching bodies.
  return text === '' ? {} : (JSON.parse(text) as Body);
}

/** Those who have started a discussion or signed in. */
function readersWho(isMeant: (reader: Reader) => boolean): Reader[] {
  const authors = posts.map(({ userId, userPosted }) => ({ _id: userId, name: userPosted }));
  const all = new Map([...authors, ...sessions.values()].map((reader) => [reader._id, reader]));
  return [...all.values()].filter(isMeant);
}

function open({ email = '', name }: Body) {
  const reader = { _id: email, name: name ?? email.split('@')[0] ?? email };
  const token = crypto.randomUUID();
  sessions.set(token, reader);
  return { token, result: reader };
}

function change(id: string, next: (post: Post) => Post): void {
  posts = posts.map((post) => (post._id === id ? next(post) : post));
}

const newComment = (reader: Reader, commentBody: string): Comment => ({
  _id: crypto.randomUUID(),
  userId: reader._id,
  userCommented: reader.name,
  commentBody,
  commentedOn: new Date().toISOString(),
});

function withVote(post: Post, readerId: string, vote: Vote): Post {
  const { upVote = [], downVote = [] } = post;
  const before = upVote.includes(readerId) ? 'upVote' : downVote.includes(readerId) ? 'downVote' : null;
  const { myVote } = applyVote({ upVotes: upVote.length, downVotes: downVote.length, myVote: before }, vote);
  const others = (list: string[]) => list.filter((id) => id !== readerId);
  return {
    ...post,
    upVote: [...others(upVote), ...(myVote === 'upVote' ? [readerId] : [])],
    downVote: [...others(downVote), ...(myVote === 'downVote' ? [readerId] : [])],
  };
}

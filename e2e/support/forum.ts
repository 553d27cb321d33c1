import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { components } from '../../client/schema';

type Schemas = components['schemas'];
type Post = Schemas['Post'];

export interface Member {
  forum: Forum;
  _id: string;
  name: string;
  username: string;
  email: string;
  password: string;
  token: string;
}

export interface ForumServer {
  readonly url: string;
  readonly administrator?: { email: string; password: string };
  resume: () => Promise<void>;
  pause: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Uses only documented calls. */
export class Forum {
  private made = 0;
  private appointed: string | undefined;

  constructor(private readonly server: ForumServer) {}

  get url(): string {
    return this.server.url;
  }

  /** Undefined when the server names the administrator. */
  get appointedId(): string | undefined {
    return this.appointed;
  }

  resume(): Promise<void> {
    return this.server.resume();
  }

  pause(): Promise<void> {
    return this.server.pause();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  async call<T>(method: string, path: string, body?: unknown, member?: { token: string }): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(member && { Authorization: `Bearer ${member.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    // The contract defines the response; the caller supplies its type.
    return (await response.json()) as T;
  }

  async member(name: string): Promise<Member> {
    this.made += 1;
    const username = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}${this.made}`;
    const account = { name, username, email: `${username}@example.org`, password: 'correct horse 1' };
    const session = await this.call<Schemas['Session']>('POST', '/api/users/signup', account);
    return { ...account, forum: this, _id: session.result._id, token: session.token };
  }

  /** If the server has none, signs up the one in the tests' site settings (spec section 6: client-side only). */
  async admin(): Promise<Member> {
    const { administrator } = this.server;
    if (!administrator) {
      const appointed = await this.member('Admin');
      this.appointed = appointed._id;
      return appointed;
    }
    const session = await this.call<Schemas['Session']>('POST', '/api/users/login', administrator);
    return {
      ...administrator,
      ...session.result,
      forum: this,
      username: session.result.name,
      token: session.token,
    };
  }

  publish(author: Member, post: Partial<Schemas['CreatePostRequest']> = {}): Promise<Partial<Post>> {
    const body = {
      postTitle: 'A post',
      postBody: 'Its body',
      postTags: ['test'],
      category: 'Memes',
      mediaUrls: [],
      ...post,
      userId: author._id,
      userPosted: author.name,
    };
    return this.call('POST', '/posts/CreatePost', body, author);
  }

  /** Fetches the post unless the response contains it: the spec documents no response. */
  async post(author: Member, post: Partial<Schemas['CreatePostRequest']> = {}): Promise<Post> {
    const response = await this.publish(author, post);
    if (response._id !== undefined) return response as Post;
    const posts = await this.call<Post[]>('GET', '/posts/get');
    const added = posts.findLast(({ userId }) => userId === author._id);
    if (!added) throw new Error(`The post of ${author.name} was not stored.`);
    return added;
  }

  async upload(owner: Member, path: string): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([await readFile(path)]), basename(path));
    const response = await fetch(`${this.url}/api/upload/file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.token}` },
      body: form,
    });
    if (!response.ok)
      throw new Error(`The upload of ${path} returned ${response.status}: ${await response.text()}`);
    return ((await response.json()) as Schemas['UploadedFile']).url;
  }

  vote(voter: Member, postId: string, value: Schemas['Vote']): Promise<unknown> {
    return this.call('PATCH', `/posts/vote/${postId}`, { value, userId: voter._id }, voter);
  }

  comment(commenter: Member, postId: string, commentBody: string): Promise<{ comment: Schemas['Comment'] }> {
    return this.call(
      'POST',
      `/comment/${postId}`,
      { commentBody, userCommented: commenter.name, userId: commenter._id },
      commenter,
    );
  }

  async read(postId: string): Promise<Post | undefined> {
    // A server with only the documented calls ignores `id` and returns all posts.
    const posts = await this.call<Post[]>('GET', `/posts/get?id=${postId}`);
    return posts.find(({ _id }) => _id === postId);
  }
}

export const readUser = (forum: Forum, { _id, token }: Member) =>
  forum.call<components['schemas']['User']>('GET', `/api/users/${_id}`, undefined, { token });

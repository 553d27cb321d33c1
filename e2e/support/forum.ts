import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { components } from '../../client/schema';

type Schemas = components['schemas'];
type Post = Schemas['Post'];

/** Somebody who has signed up, with what a test needs to act for them. */
export interface Member {
  /** Where they have signed up. */
  forum: Forum;
  _id: string;
  name: string;
  username: string;
  email: string;
  password: string;
  token: string;
}

/** A server under a forum: the real one or the plain one. */
export interface ForumServer {
  readonly url: string;
  /** The administrator's log-in, where the server has one. */
  readonly administrator?: { email: string; password: string };
  /** Starts the server again on what is stored. */
  resume: () => Promise<void>;
  /** Stops the server and keeps what is stored. */
  pause: () => Promise<void>;
  /** Stops the server and removes what it stored. */
  stop: () => Promise<void>;
}

/** A community to test with, by the documented calls alone. */
export class Forum {
  private made = 0;
  private appointed: string | undefined;

  constructor(private readonly server: ForumServer) {}

  get url(): string {
    return this.server.url;
  }

  /** Whom the site settings must name as the administrator; undefined when the server does. */
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

  /** Calls the API as `member`, or as a guest. */
  async call<T>(method: string, path: string, body?: unknown, member?: { token: string }): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(member && { Authorization: `Bearer ${member.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    // The contract says what this call answers; the caller names the type.
    return (await answer.json()) as T;
  }

  /** Signs somebody up who is called `name`, with a username and an e-mail address of their own. */
  async member(name: string): Promise<Member> {
    this.made += 1;
    const username = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}${this.made}`;
    const account = { name, username, email: `${username}@example.org`, password: 'correct horse 1' };
    const session = await this.call<Schemas['Session']>('POST', '/api/users/signup', account);
    return { ...account, forum: this, _id: session.result._id, token: session.token };
  }

  /**
   * Logs the administrator in. On a server that knows none a new member is appointed: the site settings
   * that the browsers of the test read name it (spec section 6: checked in the client only).
   */
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

  /** Publishes a post of `author`; what comes of it is for the server to say. */
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

  /** Publishes a post of `author` and finds it, where the answer is not the post: the spec shows none. */
  async post(author: Member, post: Partial<Schemas['CreatePostRequest']> = {}): Promise<Post> {
    const answer = await this.publish(author, post);
    // What has an id is the post.
    if (answer._id !== undefined) return answer as Post;
    const posts = await this.call<Post[]>('GET', '/posts/get');
    const added = posts.findLast(({ userId }) => userId === author._id);
    if (!added) throw new Error(`The post of ${author.name} was not stored.`);
    return added;
  }

  /** Uploads the file at `path` as `owner` and resolves with its address. */
  async upload(owner: Member, path: string): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([await readFile(path)]), basename(path));
    const answer = await fetch(`${this.url}/api/upload/file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.token}` },
      body: form,
    });
    if (!answer.ok)
      throw new Error(`The upload of ${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as Schemas['UploadedFile']).url;
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

  /** The post with this id as anybody sees it. */
  async read(postId: string): Promise<Post | undefined> {
    // A server that only has the documented calls answers with all posts.
    const posts = await this.call<Post[]>('GET', `/posts/get?id=${postId}`);
    return posts.find(({ _id }) => _id === postId);
  }
}

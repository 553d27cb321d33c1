import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { components } from '../../client/schema';

type Schemas = components['schemas'];

/** Somebody who has signed up, with what a test needs to act for them. */
export interface Member {
  _id: string;
  name: string;
  username: string;
  email: string;
  password: string;
  token: string;
}

/** The administrator that every forum of the tests starts with. */
const administrator = { email: 'admin@example.org', password: 'first password 1' };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The real server on an embedded database of its own, in a temporary folder and on a free port. */
export class Forum {
  private process: ChildProcess | undefined;
  private made = 0;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** Starts a forum; `environment` adds settings to those of the tests. */
  static async start(environment: Record<string, string> = {}): Promise<Forum> {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-'));
    const port = await freePort();
    const forum = new Forum(`http://127.0.0.1:${port}`, folder, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SEED: 'none',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'error',
      ...environment,
    });
    await forum.resume();
    return forum;
  }

  /** Starts the server's process again on what is stored. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready within 30 seconds:\n${output}`);
  }

  /** Stops the server's process and keeps what is stored. */
  async pause(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child?.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Stops the server and removes what it stored. */
  async stop(): Promise<void> {
    await this.pause();
    await rm(this.folder, { recursive: true, force: true });
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
    return { ...account, _id: session.result._id, token: session.token };
  }

  /** Logs the administrator in. */
  async admin(): Promise<Member> {
    const session = await this.call<Schemas['Session']>('POST', '/api/users/login', administrator);
    return { ...administrator, ...session.result, username: session.result.name, token: session.token };
  }

  /** Publishes a post of `author`. */
  post(author: Member, post: Partial<Schemas['CreatePostRequest']> = {}): Promise<Schemas['Post']> {
    return this.call(
      'POST',
      '/posts/CreatePost',
      {
        postTitle: 'A post',
        postBody: 'Its body',
        postTags: ['test'],
        category: 'Memes',
        mediaUrls: [],
        ...post,
        userId: author._id,
        userPosted: author.name,
      },
      author,
    );
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

  vote(voter: Member, postId: string, value: Schemas['Vote']): Promise<Schemas['PostCounts']> {
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
  async read(postId: string): Promise<Schemas['Post'] | undefined> {
    return (await this.call<Schemas['Post'][]>('GET', `/posts/get?id=${postId}`))[0];
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

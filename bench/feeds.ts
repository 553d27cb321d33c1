// Compares the cost of a page, its revalidation and the whole list: `npm run bench`.
import { performance } from 'node:perf_hooks';

import { AlphazoneServer } from '../e2e/support/AlphazoneServer';
import { Forum } from '../e2e/support/forum';

const posts = 2_000;
const rounds = 60;

interface Row {
  what: string;
  milliseconds: number;
  bytes: number;
}

const forum = new Forum(await AlphazoneServer.start());
try {
  const author = await forum.member('Author');
  for (let made = 0; made < posts; made += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        forum.publish(author, {
          postTitle: `Post ${made + index} with a title of usual length`,
          postBody: 'A body of a few sentences. '.repeat(20),
          postTags: ['bench', `tag${index}`],
        }),
      ),
    );
  }
  const page = await measure('a page of 20 posts', '/posts/get?limit=20');
  const etag = (await fetch(`${forum.url}/posts/get?limit=20`)).headers.get('etag') ?? '';
  const rows = [
    page,
    await measure('the same page, unchanged (304)', '/posts/get?limit=20', { 'If-None-Match': etag }),
    await measure(`all ${posts} posts`, '/posts/get'),
    await measure('suggestions for a title', '/posts/suggestions?q=usual'),
  ];
  print(rows, page);
} finally {
  await forum.stop();
}

/** Returns the median of sequential requests. */
async function measure(what: string, path: string, headers: Record<string, string> = {}): Promise<Row> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const body = await (await fetch(`${forum.url}${path}`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
    bytes = body.byteLength;
  }
  times.sort((a, b) => a - b);
  return { what, milliseconds: times[Math.floor(rounds / 2)] ?? NaN, bytes };
}

function print(rows: Row[], base: Row): void {
  const lines = rows.map(
    ({ what, milliseconds, bytes }) =>
      `${what.padEnd(34)} ${milliseconds.toFixed(1).padStart(8)} ms  ${(milliseconds / base.milliseconds).toFixed(2).padStart(6)} ×  ${String(bytes).padStart(9)} bytes`,
  );
  process.stdout.write(
    `${posts} posts, median of ${rounds} requests; × is the ratio to a page\n${lines.join('\n')}\n`,
  );
}

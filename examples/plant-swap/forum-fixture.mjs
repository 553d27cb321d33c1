// Answers like an Alphazone server with three posts: `node forum-fixture.mjs [PORT]`.
import { createServer } from 'node:http';

const person = { userId: 'ines', userPosted: 'Inés', postedOn: '2026-10-18T18:00:00.000Z' };
const votes = { upVotes: 7, downVotes: 1, boost: 0, myVote: null };
const rest = { mediaUrls: [], postTags: ['swap'], category: 'Plants', noOfComments: 1, pinned: false };
const posts = [
  ['monstera', 'Monstera cuttings, rooted in water', 'Three nodes each, two leaves. Take one, take all.'],
  ['chillies', 'Chilli seedlings, eleven too many', 'Habanero and a mild one. I forgot which pot is which.'],
  ['ivy', 'Ivy that wants to leave home', 'It has reached the bookshelf. Please.'],
].map(([_id, postTitle, postBody]) => ({ _id, postTitle, postBody, ...person, ...votes, ...rest }));

const commentBody = 'I have a fern to give, @[Inés](ines).';
const author = { userId: 'bram', userCommented: 'Bram', commentedOn: '2026-10-18T19:00:00.000Z' };
const comment = [{ _id: 'c1', commentBody, ...author }];

const server = createServer((request, response) => {
  const id = new URL(request.url, 'http://forum.example').searchParams.get('id');
  const found = posts.filter(({ _id }) => _id === id).map((post) => ({ ...post, comment }));
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(id === null ? posts : found));
});
server.listen(Number(process.argv[2] ?? 3000), 'localhost', () =>
  console.log(`The forum listens on http://localhost:${server.address().port}`),
);

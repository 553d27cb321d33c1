/** Parts of the adapter that only plain servers need. Imported with their first response. */
export { countTags } from './countTags';
export { countedPosts } from './countVotes';
export { matchTitle } from './matchTitle';
export { readResponse, readUsers } from './readResponse';
export { selectPosts } from './selectPosts';

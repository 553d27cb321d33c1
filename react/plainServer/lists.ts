/** Parts of the adapter that only lists need. Imported with the first list. */
export { countTags } from './countTags';
export { countVotes } from './countVotes';
export { matchTitle } from './matchTitle';
export { selectPosts } from './selectPosts';

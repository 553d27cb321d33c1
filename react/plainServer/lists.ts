/** What only plain servers need. Loaded with their first list. */
export { countTags } from './countTags';
export { countVotes } from './countVotes';
export { matchTitle } from './matchTitle';
export { selectPosts } from './selectPosts';

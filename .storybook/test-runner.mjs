// After each story's play function: its pictures are what they were. See "Pictures" in CONTRIBUTING.md.
export { checkPictures as postVisit } from '../scripts/lib/story-pictures.mjs';

export { TagPill, type TagPillProps } from './TagPill';

export { BoostedLabel, type BoostedLabelProps } from './BoostedLabel';

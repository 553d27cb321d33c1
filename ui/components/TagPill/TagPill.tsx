import { tagPath } from '../../forum/paths';
import { cutTag } from '../../forum/postText';
import { Pill, type PillProps } from '../Pill';
import { Tooltip } from '../Tooltip';
import { CutTag } from './CutTag';

export interface TagPillProps extends Omit<PillProps, 'children' | 'tone'> {
  /** The tag; cut at 20 characters. */
  tag: string;
}

/** A link to the posts with a tag. Long tags are cut, but the accessible name is complete. */
export function TagPill({ tag, href = tagPath(tag), ...props }: TagPillProps) {
  return (
    <Tooltip content={cutTag(tag) === tag ? undefined : tag} repeatsName>
      <Pill href={href} {...props}>
        <CutTag tag={tag} />
      </Pill>
    </Tooltip>
  );
}

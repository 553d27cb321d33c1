import { tagPath } from '../../forum/paths';
import { cutTag } from '../../forum/postText';
import { Pill, type PillProps } from '../Pill';
import { VisuallyHidden } from '../VisuallyHidden';

export interface TagPillProps extends Omit<PillProps, 'children' | 'tone'> {
  tag: string;
}

/** A tag that leads to the posts with it, cut at 20 characters (spec section 5). Renders a link; its name is always the whole tag. */
export function TagPill({ tag, href = tagPath(tag), ...props }: TagPillProps) {
  const text = cutTag(tag);
  if (text === tag) {
    return (
      <Pill href={href} {...props}>
        {tag}
      </Pill>
    );
  }
  return (
    <Pill href={href} title={tag} {...props}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{tag}</VisuallyHidden>
    </Pill>
  );
}

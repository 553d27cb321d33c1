import { cutTag } from '../../forum/postText';
import { VisuallyHidden } from '../VisuallyHidden';

/** A tag, cut at 20 characters for the eye alone. */
export function CutTag({ tag }: { tag: string }) {
  const text = cutTag(tag);
  if (text === tag) return tag;
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{tag}</VisuallyHidden>
    </>
  );
}

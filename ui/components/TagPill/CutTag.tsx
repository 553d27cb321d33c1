import { cutTag } from '../../forum/postText';
import { VisuallyHidden } from '../VisuallyHidden';

/** Cuts a tag at 20 characters visually; assistive technology reads all of it. */
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

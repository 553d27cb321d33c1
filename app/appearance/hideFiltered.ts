import { theme } from '../../ui/head.ts';
import { keptFiltersKey } from '../filters/keptFilters.ts';

/**
 * Marks what the signed-in member's kept filters hide (`app/filters/useKeptFilters.ts`), as the document is read. The server renders
 * pages as guests see them, and the app loads the filters late. The app removes `data-filters` when it has folded these items away,
 * or when the session has ended.
 */
export const filtersScript = `try {
  const { dataset } = document.documentElement;
  const { userId, filters: { blocked, hiddenPosts }, muted } = JSON.parse(localStorage.getItem('${keptFiltersKey}'));
  if (JSON.parse(localStorage.getItem('profile')).result._id === userId) {
    const authors = blocked.map(({ _id }) => 'a[href$="/' + CSS.escape(_id) + '"]').join();
    const posts = new Set(hiddenPosts.map((id) => 'post-' + id));
    const pattern = muted && new RegExp(muted, 'iu');
    const isMuted = (item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      let text = '';
      while (texts.nextNode()) text += ' ' + texts.currentNode.data;
      return pattern.test(text.normalize('NFKD').replace(/\\p{M}+/gu, ''));
    };
    const mark = () => {
      if (dataset.filters !== 'kept') return observer.disconnect();
      for (const item of document.querySelectorAll('[role=feed] article, article li > div'))
        if (posts.has(item.id) || (authors && item.querySelector(authors)) || (pattern && isMuted(item)))
          item.dataset.filtered = '';
    };
    const observer = new MutationObserver(mark);
    dataset.filters = 'kept';
    observer.observe(document, { childList: true, subtree: true });
  }
} catch {
  // A guest, a member without kept filters, or storage is blocked.
}
`;

/** Heights of the kit's `Folded`: the button, and in a feed also the space around it. */
const foldedHeight = (button: string) =>
  `[data-filters] [data-filtered]{height:${button}}` +
  `[data-filters] article[data-filtered]{height:calc(${button} + 2*${theme.space[2]} + 1px)}`;

/** Filtered items are as high as the line that replaces them later, so that nothing shifts. */
export const filtersStyle =
  '[data-filters] [data-filtered]{visibility:hidden;box-sizing:border-box;overflow:hidden}' +
  `${foldedHeight('28px')}@media (pointer:coarse){${foldedHeight(theme.size.touchTarget)}}`;

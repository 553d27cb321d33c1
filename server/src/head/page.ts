import type { PageName } from './match-page';

export interface Page {
  status: 200 | 404 | 410;
  head: Head;
}

export interface Redirect {
  status: 301;
  /** Path and query. */
  location: string;
}

/** A page's metadata. Texts are unescaped; addresses have no origin. */
export interface Head {
  name: PageName | undefined;
  /** With the name of the community. */
  title: string;
  /** Without the name of the community. */
  shortTitle: string;
  description: string;
  /** The page's canonical URL. */
  canonical: string;
  isIndexed: boolean;
  type: 'website' | 'article' | 'profile';
  image?: { url: string; alt: string; width?: number; height?: number };
  /** Only for articles. */
  article?: { publishedOn: string; section: string; tags: readonly string[] };
  /** JSON-LD. Its addresses have an origin. */
  data: readonly object[];
  /** Query of the feed with the same posts. */
  feed?: { title: string; query: string };
}

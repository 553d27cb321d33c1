import type { components, Session } from './index';

/** Not exported by the package: shared by our server and the thread in which it renders the app. */

/** Parts of a document. */
export interface RenderedPage {
  /** Content of `#root`. */
  html: string;
  /** `<style>` elements, for the head. */
  styles: string;
  /** A `<script>` element with the state to hydrate. Not executed, so that the content security policy allows it. */
  state: string;
}

export type FormName = 'log-in' | 'code' | 'log-out' | 'vote' | 'comment';

/** Result of a form submitted without scripts, shown on the form's page. */
export interface FormResult {
  form: FormName;
  /** Path and query of the page with the form. The browser is at another address. */
  page: string;
  /** Of the response. */
  status: number;
  message: string;
  /** The submitted fields, without secrets: they become part of the page. */
  fields: Readonly<Record<string, string>>;
  /** Names of blank fields. */
  missing: readonly string[];
  /** The post that the form is about. */
  postId?: string;
  challenge?: components['schemas']['LogInChallenge'];
  /** Whether it was accepted and is pending approval. @default false: it was refused */
  isHeld?: boolean;
}

/** What makes a page differ from the guests' shared one. */
export interface PersonalPage {
  /** @default a guest */
  viewer?: Session['result'] | undefined;
  formResult?: FormResult | undefined;
}

/** The API's response to a call of the page. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Messages from the server. `url` is path and query, `now` epoch milliseconds. */
export type ToRenderer =
  | ({ type: 'render'; id: number; url: string; now: number } & PersonalPage)
  | ({ type: 'answer'; id: number; call: number } & Answer);

/** Messages to the server: calls of the API, then a page or the reason of a failure. */
export type FromRenderer =
  | { type: 'call'; id: number; call: number; url: string }
  | { type: 'rendered'; id: number; page: RenderedPage | undefined }
  | { type: 'failed'; id: number; reason: string };

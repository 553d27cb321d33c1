/** How long the browser may take to start the download. */
const timeoutMs = 60_000;

/** Downloads a file that is in memory. */
export function saveFile(browser: Window, name: string, content: Blob): void {
  const link = browser.document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  browser.setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}

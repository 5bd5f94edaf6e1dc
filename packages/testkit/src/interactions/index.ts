/**
 * A click, tap or key that took 16 ms or more until the page was painted again (Event Timing), as browser tests
 * write it down for `npm run bench -- interactions`. Times in milliseconds.
 */
export interface Interaction {
  /** Of the browser, for all events of one interaction in one document. */
  id: number;
  /** Of the document. */
  began: number;
  /** Interactions of the document up to now, also those that took less than 16 ms. */
  count: number;
  event: string;
  path: string;
  /** What was clicked or typed into. */
  target: string;
  duration: number;
  /** Of a page that the edge had rendered and nobody had touched: the scripts begin with it. */
  isFirst: boolean;
  /** Until listeners ran. */
  delay: number;
  /** In which they ran. */
  handled: number;
}

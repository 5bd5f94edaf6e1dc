// What is used of packages that are there only once the bench has installed them.
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: { items: { resourceType: string; transferSize: number }[] };
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: object,
    config?: object,
  ): Promise<{ lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number }> } } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: object): Promise<{ port: number; kill: () => void }>;
}

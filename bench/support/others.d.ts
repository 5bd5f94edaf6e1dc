// What is used of a package that is there only once a bench has installed it.
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    }
    interface Options extends Omit<Request, 'path' | 'setupRequest'> {
      url: string;
      amount?: number;
      connections?: number;
      /** Seconds. */
      duration?: number;
      /** Requests a second, of all connections. */
      overallRate?: number;
      requests?: Request[];
      /** Milliseconds between two looks at whether it is over. */
      sampleInt?: number;
      setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void;
      /** Seconds. */
      timeout?: number;
    }
    interface Run extends Promise<{ non2xx: number; errors: number }> {
      on(event: 'response', listener: (client: unknown, status: number, bytes: number, took: number) => void): void;
      on(event: 'reqError', listener: () => void): void;
    }
  }
  function autocannon(options: autocannon.Options, done?: (error: Error | null) => void): autocannon.Run;
  export default autocannon;
}

declare module 'ra-data-drf' {
  type Record = { id: number; [field: string]: unknown };
  type Answer = { data: Record };
  interface HttpAnswer {
    status: number;
    headers: Headers;
    body: string;
    json: unknown;
  }
  interface Provider {
    (type: 'GET_LIST', resource: string, params: object): Promise<{ data: Record[]; total: number }>;
    (type: 'GET_MANY', resource: string, params: { ids: number[] }): Promise<{ data: Record[] }>;
    (type: 'GET_ONE' | 'CREATE' | 'UPDATE' | 'DELETE', resource: string, params: object): Promise<Answer>;
  }
  export default function drfProvider(
    apiUrl: string,
    httpClient?: (url: string, options?: RequestInit) => Promise<HttpAnswer>,
  ): Provider;
}

declare module 'react-admin' {
  export const fetchUtils: {
    fetchJson(
      url: string,
      options?: Omit<RequestInit, 'headers'> & { headers?: Headers },
    ): Promise<{ status: number; headers: Headers; body: string; json: unknown }>;
  };
}

/** What a handler returns when "200 with this JSON" is not the answer. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body?: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 201 with the new object. */
export const created = (body: unknown) => new Reply(201, body);

/** 204 without a body. */
export const noContent = () => new Reply(204);

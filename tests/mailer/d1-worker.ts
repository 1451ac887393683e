/** A worker for the tests: passes on what is asked of the databases that are bound to it. */
import type { D1Database } from "@cloudflare/workers-types";
import type { Database, Statement } from "../../mailer/database.ts";
import { openD1 } from "../../mailer/edge/d1-outbox.ts";

/** Calls a method of the database with this name. */
export interface Call {
  name: string;
  method: "all" | "run";
  statements: Statement[];
}

const databases = new Map<string, Database>();

export default {
  async fetch(request: Request, environment: Record<string, D1Database>): Promise<Response> {
    const { name, method, statements } = (await request.json()) as Call;
    const database = databases.get(name) ?? openD1(environment[name] as D1Database);
    databases.set(name, database);
    const [first = [""]] = statements;
    try {
      return Response.json(await (method === "all" ? database.all(...first) : database.run(...statements)));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};

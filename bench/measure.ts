import http from 'node:http';
import { cpuMs } from './processes.ts';

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
}

/** A server under load: its address, the processes whose CPU time counts, the headers of every request. */
export interface Target {
  port: number;
  pids: number[];
  headers: Record<string, string>;
}

export interface Load {
  requests: number;
  connections: number;
  requestAt(index: number): BenchRequest;
}

export interface Measured {
  cpuMsPerRequest: number;
  p50Ms: number;
  p99Ms: number;
}

/** Sends the requests to the target and reads CPU times before and after. */
export async function measure(target: Target, load: Load): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let next = 0;
  const before = cpuMs(target.pids);
  const connection = async () => {
    while (next < load.requests) {
      const began = performance.now();
      await send(agent, target, load.requestAt(next++));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  const used = cpuMs(target.pids) - before;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    cpuMsPerRequest: used / load.requests,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function send(agent: http.Agent, { port, headers }: Target, { method, path, body }: BenchRequest): Promise<void> {
  const payload = body && JSON.stringify(body);
  const sized = payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {};
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...sized } },
      (reply) => {
        let answer = '';
        reply.setEncoding('utf8').on('data', (part) => {
          answer += part;
        });
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`${method} ${path}: ${reply.statusCode} ${answer}`)),
        );
      },
    );
    request.on('error', reject).end(payload);
  });
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

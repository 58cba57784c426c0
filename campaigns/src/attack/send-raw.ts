import { connect } from 'node:net';

/** A connection on which nothing came for this long has been answered as far as it will be, in milliseconds. */
const quiet = 400;

/** Sends bytes exactly as they are, one per character, and resolves with what came back. Never rejects. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(quiet, done);
    socket.on('data', (part: string) => (text += part));
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes, 'latin1');
  });
}

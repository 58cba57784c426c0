import { connect } from 'node:net';

/** Sends bytes as they are over a connection of their own and resolves with all that came back until it was closed. */
export function sendBytes(port: number, bytes: string, quiet = 1500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    // Whoever keeps the connection open has answered what it is going to answer.
    socket.setTimeout(quiet, done);
    socket.on('data', (part: string) => (text += part));
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes, 'latin1');
  });
}

export async function test(_only?: string): Promise<void> {}

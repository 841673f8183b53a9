export async function writePages() {}

/** The health check of our containers, whose image has no curl: ends with 0 when the address in the first argument answers. */
const answer = await fetch(process.argv[2]).catch((error) => error);
if (!answer.ok) {
  process.stderr.write(`${answer.status ?? answer.cause ?? answer}\n`);
  process.exit(1);
}

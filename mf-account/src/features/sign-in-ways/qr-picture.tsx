import { useQuery } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './sign-in-ways.module.css';

/** What draws the picture is fetched with the first one: few people ever see it. */
const pictureQuery = (text: string) => ({
  queryKey: ['qr picture', text],
  queryFn: async () => {
    const { renderSVG } = await import(/* webpackChunkName: "qr" */ 'uqr');
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`;
  },
  staleTime: Number.POSITIVE_INFINITY,
  // A secret is not kept longer than it is shown.
  gcTime: 0,
});

/** A text that a camera reads. Black on white in both themes, as cameras want it. */
export function QrPicture({ text, alt }: { text: string; alt: string }) {
  const { data: src } = useQuery(pictureQuery(text));
  return src ? <img className={classes.picture} src={src} alt={alt} /> : <Skeleton shape="box" height="220px" />;
}

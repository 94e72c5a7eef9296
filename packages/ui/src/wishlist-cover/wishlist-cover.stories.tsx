import { Cake, Calendar, MapPin, Pencil, Plus, Share2, Users } from 'lucide-react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { WishlistCover } from './wishlist-cover.tsx';

export default { title: 'Wishlist cover', isWide: true };

export const Event = () => (
  <WishlistCover
    title="Studio birthday"
    picture={kitPictures.studio}
    badges={
      <>
        <Badge tone="brand" icon={<Cake />}>
          Event
        </Badge>
        <Badge icon={<Users />}>Everyone can see this</Badge>
      </>
    }
    facts={
      <>
        <span>
          <Calendar aria-hidden />
          Sat, Oct 17, 2026
        </span>
        <span>
          <MapPin aria-hidden />
          418 Alder Row, Portland, OR 97205
        </span>
      </>
    }
    description="Turning 34 surrounded by wet clay. Small things welcome, but what I dream of is a kiln that fits the back room."
    actions={
      <>
        <Button icon={<Plus />}>Add wishes</Button>
        <Button variant="outline" icon={<Share2 />}>
          Share
        </Button>
        <Button variant="quiet" icon={<Pencil />}>
          Edit
        </Button>
      </>
    }
    countdown={{ value: 54, label: 'days to go' }}
  />
);

export const WithoutPicture = () => (
  <WishlistCover title="Reading pile" pattern="dots" description="Anything with a map in it." />
);

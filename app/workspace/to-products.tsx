import { redirect } from 'react-router'

/** The workspace begins with the products. */
export function loader() {
  return redirect('/app/products')
}

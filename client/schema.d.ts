// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/api/users/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All users
         * @description Without `limit` the list is complete, and sent as described for `listPosts`. With it, the `Link` header with
         *     `rel="next"` is the next page, and `X-Total-Count` is the number of all users. Ordered by join date, oldest first.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's profile
         * @description Only the user's own profile contains the `referralCode`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete the current user's account
         * @description Deletes the name, email address, username, profile and sessions. Posts, comments, votes and chat
         *     messages stay under the name "Deleted member", or are deleted too with `content: delete`. This cannot
         *     be undone. The administrator cannot be deleted.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the current user's password
         * @description Requires the old password. Ends all sessions and returns a new one, with the push subscription of the caller's session.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of the current user
         * @description This includes the session of the request. Mailed links for a new password or a new address end too.
         */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all data of the current user
         * @description A download. `records` has one list per record type.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user's email address and its settings */
        get: operations["getEmailSettings"];
        /**
         * Change the current user's email address
         * @description Sends a link to the new address. The change takes effect when the link is opened; the old address gets a
         *     mail about it. The response does not tell whether the address has an account. 404 on a server without mail.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/email/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose which mails the current user gets */
        put: operations["updateEmailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the current user a link that verifies the address
         * @description 404 on a server without mail.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a member
         * @description A blocked member cannot notify the current user, or find them for a mention. Notifications of the blocked member's earlier mentions, comments and posts are deleted.
         */
        put: operations["blockUser"];
        post?: never;
        /** Unblock a member */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users for a mention in a comment
         * @description At most 10. Equal names first, then names that start with the text, names that contain it, and similar spellings (from 4 characters, not on every database). An empty `q` gives an empty list.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users for a mention in a post
         * @description Matches and ranks like `searchUsers`.
         */
        get: operations["suggestUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the current user's profile
         * @description JSON or multipart. In multipart, `socialLinks` is JSON text, `tags` is comma-separated text and
         *     `profilePicture` is an image file of at most 5 MB. An empty `profilePicture` removes the picture.
         *     Missing fields stay unchanged.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/users/{userId}/tasks/{taskId}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Toggle a manual task of the current user
         * @description For tasks that the server cannot observe. Other tasks complete automatically and are refused with 409.
         *     XP is paid once per period: toggling off keeps it, and toggling on again pays nothing.
         */
        patch: operations["toggleTask"];
        trace?: never;
    };
    "/api/users/{userId}/tasks/complete-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a manual task done
         * @description Idempotent. Pays once per period. Other tasks are refused with 409.
         */
        post: operations["completeTaskManually"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description For an account with a second factor, the answer is 401 with the code `second_factor_needed` and a `challenge` for
         *     `completeLogIn`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The task that a sign-up has to solve
         * @description Find the whole number from 0 to `max` for which the SHA-256 hash of `{salt}.{number}`, in hexadecimal, is `target`.
         *     The `challenge` of the sign-up is `{token}.{number}`. A task works once.
         */
        get: operations["getSignUpTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's invitations
         * @description The open ones and those that were used, the newest first. 100 without `limit`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description An invitation is good for one sign-up, for 14 days. 409 when the caller has `maxOpen` open ones, and on a server where
         *     signing up needs no invitation.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an open invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New members who wait for approval
         * @description For moderators of all zones. Oldest first.
         */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/sign-ups/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a new member write
         * @description The member gets a notification, and a mail where the server sends mail. 404 when another moderator has decided.
         */
        post: operations["approveSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/sign-ups/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a new member
         * @description Bans the member permanently. A banned member can still read the decision, appeal, export the data and delete the
         *     account. The member gets a mail where the server sends mail. 404 when another moderator has decided.
         */
        post: operations["refuseSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the current user
         * @description Most recently used first, at most 100. Sessions that began before the server kept them are missing.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the current user
         * @description If it is another one than that of the request, mailed links for a new password or a new address end too.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the request. A token of an older release stays valid until it expires.
         */
        post: operations["endCurrentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a log-in with a code
         * @description After a 401 of `login` with the code `second_factor_needed`, within five minutes. A recovery code works once.
         */
        post: operations["completeLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a log-in or proof with a passkey
         * @description Returns the options for `navigator.credentials.get`. The answer goes to `logInWithPasskey` or `proveIdentity`, within five
         *     minutes.
         */
        post: operations["startPasskeyUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey alone
         * @description A passkey is both factors: it verifies the user.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the identity of the current user
         * @description Sensitive calls answer 403 with the code `proof_needed` unless the user has logged in or called this in the last ten
         *     minutes. Send one of `password`, `code` and `passkey`. With a second factor, the password is refused.
         */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Second factors of the current user */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start setting up an authenticator app
         * @description Its codes are accepted once `confirmTotp` has confirmed it. Needs a recent proof.
         */
        post: operations["startTotp"];
        /**
         * Remove the authenticator app
         * @description Needs a recent proof.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app with a code
         * @description Returns ten recovery codes with the first factor. Needs a recent proof.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns the options for `navigator.credentials.create`. Needs a recent proof.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Within five minutes. Returns ten recovery codes with the first factor. Needs a recent proof.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Needs a recent proof. 409 for the last way to log in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Needs a recent proof.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenID Connect providers to log in with
         * @description In the order of the operator's settings. Empty without any.
         */
        get: operations["listIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity-providers/{providerId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a log-in with a provider
         * @description Sets a cookie and returns the address that the browser opens next. The provider returns it to
         *     `/Auth/callback/{providerId}`, which passes the query to `completeSignIn` within ten minutes, in the same browser.
         *     `link` and `prove` are for members; `link` needs a recent proof.
         */
        post: operations["startSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity-providers/{providerId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a log-in with a provider
         * @description `logIn` returns a session, or `signUp` for an identity without an account. For an account with a second factor,
         *     the answer is 401 with a `challenge`, as for `login`. An identity is never linked by its email address. 400: the
         *     provider has refused, or its answer cannot be verified. 410: expired, used, or started in another browser.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity-providers/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with the identity of a provider
         * @description With the `ticket` of `completeSignIn`, which stays valid after 400, 409, and 403 for an invitation or a challenge. An email address that the provider has
         *     verified is not verified again.
         */
        post: operations["signUpWithIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways in which the current user logs in */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identities/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a provider from the current user
         * @description Needs a recent proof. 409 for the last way to log in.
         */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one media file
         * @description Accepted types: video mp4, webm, ogg; audio mp3, wav, ogg; image gif, png, jpg, webp. The type is
         *     detected by content, not by name. At most 50 MB, and for a picture at most 40 megapixels over all frames;
         *     servers may have other limits. A picture that cannot be decoded is refused with 415.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unread notifications
         * @description Counts at most 1,000.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current user's notifications, newest first
         * @description Without `limit`: the newest 100. With it, the `Link` header with `rel="next"` is the next page, and
         *     `X-Total-Count` is the number of all notifications, or of all unread ones. The votes on a post share one notification until it
         *     is read, dated by the newest vote. Notifications expire after 90 days, or with their post, comment or
         *     vote.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notifications read
         * @description Ignores ids of other users' notifications, and unknown ids.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Push notifications of this session's browser */
        get: operations["getPush"];
        /**
         * Choose the push notifications of this session's browser
         * @description A subscription ends with its session; after `changePassword` it belongs to the new one. A member has at most ten: the
         *     oldest are deleted. Without `kinds`, deletes the subscription. The server calls only public addresses, over HTTPS.
         */
        put: operations["updatePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Post suggestions for the search box
         * @description At most 10. Equal titles first, then titles that start with the text, titles with a word that starts
         *     with it, titles that contain it, and similar spellings (from 4 characters, not on every database). Ties
         *     are sorted by net votes. Fewer than 2 characters after trimming give an empty list.
         */
        get: operations["suggestPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/CreatePost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a post
         * @description The author is the token's user. `userPosted` is ignored. Files of `/media/` must be the author's own uploads.
         *     Web addresses of such a file count as the file.
         *     The `display` of a mention becomes the member's username, or name without one. That of an unknown id stays.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts
         * @description Without parameters: all posts with voters and comments, highest net votes first. With `limit`: cards (a
         *     truncated `postBody`, counts instead of lists, no comments), the next page in the `Link` header with
         *     `rel="next"`, and the number of matching posts in `X-Total-Count`. With `q`, counting may end early
         *     (`X-Total-Count-Capped`). With `category`, pinned posts come first. With `id`: a list of one post with
         *     voters and comments, or an empty list.
         *
         *     A complete list (neither `limit` nor `id`) is streamed from one consistent snapshot. Each caller gets one at a
         *     time: another one waits 2 seconds and is then refused with 429. The server breaks the connection when reading
         *     from the database fails, when the client reads nothing for 30 seconds, and after an hour. The same applies to a
         *     post (`id` without `commentsLimit`) with more than 500 comments and voters.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on a post, page by page
         * @description Oldest first. The next page is in the `Link` header with `rel="next"`, and the number of all comments, of any
         *     author, in `X-Total-Count`. Comments that are added or deleted meanwhile do not move those of later pages.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a post of the current user, with its comments and votes */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/vote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Vote on a post
         * @description Repeating a vote withdraws it. The opposite vote switches it.
         */
        patch: operations["votePost"];
        trace?: never;
    };
    "/posts/share/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a share of a post
         * @description Counts once per member and post. Shares by guests, by the author, and by members who have yet to verify a
         *     required address are not counted, with the same response.
         */
        post: operations["sharePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a post
         * @description The author is the token's user. `userCommented` and `noOfComments` are ignored.
         *     The `display` of a mention becomes the member's username, or name without one. That of an unknown id stays.
         */
        post: operations["createComment"];
        /** Delete a comment of the current user */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/pin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin or unpin a post (administrator)
         * @description Toggles `pinned`. The body may be empty.
         */
        post: operations["pinPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/boost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add boost up-votes to a post (administrator)
         * @description The amount is added to the post's boost, which is at most 10,000.
         */
        patch: operations["boostPost"];
        trace?: never;
    };
    "/api/moderation/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a post, a comment or a chat message
         * @description For moderators. `remove` hides the content: a post is gone for others, a comment stays as a placeholder, a chat
         *     message disappears. `approve` shows what a filter held. `lock` refuses further comments, `move` and `edit tags`
         *     change a post. The author is notified, without the moderator's name. A 409 describes the concurrent change. Only
         *     administrators decide about their own content.
         */
        post: operations["decideContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/content/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a decision about content
         * @description For moderators. Within a minute the moderator's own decision is undone, and the author's notification is
         *     withdrawn. While an appeal waits for its review, only that moderator can reverse it. 409 during a review, when it has been reversed already, or when the text was approved and has
         *     been removed since. Only administrators reverse decisions about their own content.
         */
        post: operations["restoreContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post that moderators removed, or that waits for approval
         * @description Returns the reason to everyone, and the post to its author and moderators. 404 for a visible post, and for others
         *     while it is pending approval, or if it was removed while it was pending.
         */
        get: operations["getHiddenPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that moderators removed
         * @description The file, for moderators of all zones, who review appeals: of a profile picture its crop, which is all that its URL
         *     has shown. The response is never cached. 404 for a picture that is not removed: its URL serves it.
         */
        get: operations["getRemovedPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/posts/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock the comments of a post
         * @description Reverses the decision that locked them.
         */
        post: operations["unlockComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/posts/{id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The votes of a post and signs of abuse
         * @description For moderators of the zone. Addresses are not stored, only keyed hashes for 30 days.
         */
        get: operations["getVoteRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/posts/{id}/votes/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count votes that were held back
         * @description Skips votes that were withdrawn, or counted already. Not for one's own post.
         */
        post: operations["releaseVotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of a hidden comment
         * @description For its author and moderators.
         */
        get: operations["getHiddenComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/members/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member wrote in the last day
         * @description For moderators of all zones. The newest first, without what is removed. `X-Total-Count` counts all, at most
         *     1,000 (`X-Total-Count-Capped`).
         */
        get: operations["listRecentContent"];
        put?: never;
        /**
         * Remove what a member wrote in the last day
         * @description For moderators of all zones. Removes at most 100 items, the newest first. Repeat it with the same `batch` until
         *     `remaining` is 0. Each item has a decision of its own. 409 with the field `batch` when the `batch` belongs to another
         *     moderator or member, and a minute after its last part: continue with a new one.
         */
        post: operations["removeRecentContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/batches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk removal
         * @description For the moderator who did it, within a minute after its last part. Restores at most 100 items. Repeat it until
         *     `remaining` is 0.
         */
        post: operations["undoBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All roles
         * @description For administrators. Administrators first, then by name; at most 500.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Make a member an administrator or a moderator
         * @description For administrators, with a recent proof (`proveIdentity`). Granting a role again changes nothing. The member gets a
         *     notification.
         */
        post: operations["grantRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a role
         * @description For administrators, with a recent proof (`proveIdentity`). The member gets a notification. The last administrator
         *     keeps the role (409).
         */
        delete: operations["takeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A member's record
         * @description For moderators. The newest 50 decisions, of any zone.
         */
        get: operations["getMemberOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/members/{id}/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warn, silence or ban a member, or end the member's sessions
         * @description For moderators with the permission (docs/moderation.md). Only administrators may sanction staff. 403 for the
         *     administrator of the server settings and the last administrator. The member gets a notification, and a banned member
         *     is logged out everywhere. A new silence or ban replaces the previous one.
         */
        post: operations["sanctionMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/members/{id}/sanctions/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a silence or a ban
         * @description The member gets a notification. 404 if there is none in force.
         */
        delete: operations["liftSanction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description For moderators of all zones. Newest first.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as a table
         * @description Like `listAuditLog`, complete, as CSV (RFC 4180) with a header. Cells that a spreadsheet would take for a formula
         *     begin with an apostrophe.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/address-bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Networks that are closed
         * @description For administrators. Those in force, the newest first; at most 500.
         */
        get: operations["listAddressBans"];
        put?: never;
        /**
         * Close a network to log-ins, sign-ups and guests' writes
         * @description For administrators. The address becomes its network: /24 of an IPv4 address, /48 of an IPv6 address. Closing a
         *     network again changes the end and the reason. Members who are logged in stay logged in.
         */
        post: operations["banAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/address-bans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Open a network again */
        delete: operations["liftAddressBan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moderators removed
         * @description For everyone, without names, if the site setting `publicRemovals` is on; otherwise 404. Newest first.
         */
        get: operations["listRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's roles */
        get: operations["getMyRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report content or a member
         * @description Once per member and item: repeating returns the first report. At most 20 a day, 5 for newcomers. Own content cannot be
         *     reported.
         */
        post: operations["reportContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases of the queue
         * @description Only of zones that the caller moderates. `open` has all cases without a decision, the heaviest first, then the oldest;
         *     `mine` those that the caller has claimed; `done` the others, the newest first. At most 20 without `limit`.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A case with its reports
         * @description With the item in its context and the member's record. At most the newest 50 reports. The member concerned sees none,
         *     except administrators.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/cases/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a case
         * @description For 10 minutes, extended by claiming again. 409 while another moderator has claimed it. 403 for the member concerned,
         *     except administrators.
         */
        post: operations["claimCase"];
        /**
         * Release a claimed case
         * @description Nothing happens if the caller has not claimed it.
         */
        delete: operations["releaseCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/cases/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a case
         * @description 409 if the case has changed since `version`, other than by the caller's claim, or another moderator has claimed it.
         *     The message says who decided what.
         */
        post: operations["decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals that wait for a review
         * @description Only of zones that the caller moderates. Oldest first. At most 20 without `limit`.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decisions about the caller
         * @description Newest first. At most 20 without `limit`.
         */
        get: operations["listMyDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A decision
         * @description For the member concerned, and for moderators. Only moderators are told which moderators decided. A decision that was
         *     undone within a minute is a 404 for the member.
         */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a decision
         * @description By the member concerned, once, within 30 days.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the review of an appeal
         * @description By another moderator than the one who decided. A review can be taken over.
         */
        post: operations["startReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/uphold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uphold a decision
         * @description By the moderator who reviews it.
         */
        post: operations["upholdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision after its review
         * @description By the moderator who reviews it.
         */
        post: operations["restoreDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coins for the price ticker
         * @description From the configured provider, polled once per interval (15 seconds by default) for all clients. During
         *     an outage of the provider the last prices are returned for up to an hour. Without a provider the prices
         *     are samples, and each coin has `sample`.
         */
        get: operations["listTopCoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globalchat/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last messages of the global chat, oldest first */
        get: operations["getChatHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that contain words
         * @description Cards of the posts whose title and body contain all words, the last one at least as the beginning of a word;
         *     a title may also contain the text in the middle of its words. Equal titles first, then titles that start
         *     with the text, titles with all words, titles and bodies with them, and the middle of words; ties by weight
         *     and number of the words, then by net votes. When no post has the words: the first titles that contain the
         *     text literally, or else have a similar spelling (from 4 characters, not on every database), on one page.
         *     Text without a visible character gives an empty list. At most 1,000 posts are ranked: of more, newer
         *     and popular ones (`X-Total-Count-Capped`).
         */
        get: operations["searchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags in use, most used first
         * @description The 1,000 most used tags, ties by name. Without `limit` the list is complete. With it, the `Link` header
         *     with `rel="next"` is the next page, and `X-Total-Count` is the number of tags. `tagDesc` names the zone
         *     of the posts, and `count` is their number.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top Alphas
         * @description Members by reputation: up-votes minus down-votes of other members on their posts, without boosts. Only
         *     members with a reputation above 0 are listed. `shares` counts shares of their posts, once per member and
         *     post. Ties are sorted by join date.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user's filters */
        get: operations["getFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/filters/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the current user's muted words
         * @description Words are compared whole, without regard to case and accents.
         */
        put: operations["setMutedWords"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/hide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a post from the current user's lists
         * @description Keeps the newest 1,000.
         */
        put: operations["hidePost"];
        post?: never;
        /** Show a hidden post again */
        delete: operations["unhidePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/denied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Domains whose links open a warning
         * @description Of the operator's list. Links to their subdomains open it too.
         */
        get: operations["listDeniedDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of this community
         * @description With a server that lacks this operation the app uses its own settings (`site.json`).
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with the link in a mail
         * @description Finishes a sign-up, verifies an address or changes it. A sign-up returns the session. A link works once.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-reset/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link that sets a new password
         * @description The response and its time are the same whether or not the address has an account. 404 on a server without
         *     mail.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-reset/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link in a mail
         * @description Ends all sessions and returns a new one. A link works once, for 30 minutes. For an account with a second factor,
         *     the password changes and the response is 401 with a challenge, as for `login`.
         */
        post: operations["completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page that asks before it unsubscribes */
        get: operations["askToUnsubscribe"];
        put?: never;
        /**
         * Send this user no more mails about mentions, replies and decisions
         * @description For mail programs (RFC 8058) and the page's form. The body is ignored.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue of mails
         * @description For the administrator. The newest mails first, sent ones of the last week included. Links are examples, except
         *     in the outbox of a development server (`MAIL_URL=outbox`).
         */
        get: operations["getMailQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness - the database is reachable and migrated */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus
         * @description With `METRICS_TOKEN` set, requires it as the bearer token. Otherwise only for callers on the same machine
         *     without a proxy.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A vote.
         * @enum {string}
         */
        Vote: "upVote" | "downVote";
        /**
         * @description Sort order of posts.
         * @enum {string}
         */
        PostSort: "hot" | "new" | "top";
        /**
         * @description Type of a notification. Levels and achievements are `other`.
         * @enum {string}
         */
        NotificationType: "mention" | "new_post" | "reply" | "post_vote" | "other";
        /**
         * @description Kind of a decision. `keep` closes reports; `approve` shows what a filter held.
         * @enum {string}
         */
        DecisionKind: "keep" | "approve" | "remove" | "lock" | "move" | "edit tags" | "warn" | "silence" | "ban" | "end sessions";
        /**
         * @description Why content is hidden. `held` waits for approval.
         * @enum {string}
         */
        HiddenState: "removed" | "held";
        /**
         * @description Kind of a decision about content.
         * @enum {string}
         */
        ContentDecisionKind: "approve" | "remove" | "lock" | "move" | "edit tags";
        /**
         * @description Kind of content that members write.
         * @enum {string}
         */
        ContentTarget: "post" | "comment" | "chat message";
        /**
         * @description Kind of item that can be reported and decided about.
         * @enum {string}
         */
        ReportTarget: "post" | "comment" | "chat message" | "member" | "picture";
        /** @description Reason of a report or a decision, with its text. */
        ReportReason: string & ("spam" | "scam" | "harassment" | "hate" | "sexual" | "violence" | "illegal" | "privacy" | "impersonation" | "off topic" | "other");
        /**
         * @description Permission of staff. docs/moderation.md says who has it.
         * @enum {string}
         */
        Permission: "read removed content" | "remove and restore content" | "approve held content" | "lock comments" | "move posts" | "edit tags" | "handle reports" | "review votes" | "review appeals" | "read member records" | "warn members" | "moderate chat and members" | "silence members" | "ban members" | "end sessions" | "remove all content of a member" | "read the audit log" | "ban addresses" | "approve sign-ups" | "grant and take roles" | "pin posts" | "boost posts" | "administer the server";
        /** @description Plain text for the author. */
        DecisionNote: string;
        DecideContentRequest: {
            kind: components["schemas"]["ContentDecisionKind"];
            target: {
                kind: components["schemas"]["ContentTarget"];
                _id: components["schemas"]["Id"];
            };
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["DecisionNote"];
            /** @description Where `move` moves it. */
            zone?: components["schemas"]["ZoneName"];
            tags?: components["schemas"]["PostTags"];
            /** @description The post as the moderator saw it. 409 when it differs. */
            expected?: {
                zone?: components["schemas"]["ZoneName"];
                tags?: components["schemas"]["TagName"][];
            };
        };
        ContentDecision: {
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["DecisionKind"];
            reason: components["schemas"]["ReportReason"];
            /** Format: date-time */
            decidedOn: string;
        };
        HiddenPost: {
            hidden: components["schemas"]["HiddenState"];
            reason?: components["schemas"]["ReportReason"];
            /** @description For the author and moderators. */
            decision?: components["schemas"]["Id"];
            /** @description For the author and moderators. At most 100 comments. */
            post?: components["schemas"]["Post"];
        };
        HiddenComment: {
            hidden: components["schemas"]["HiddenState"];
            reason?: components["schemas"]["ReportReason"];
            decision?: components["schemas"]["Id"];
            commentBody: string;
        };
        RecentContent: {
            kind: components["schemas"]["ContentTarget"];
            _id: components["schemas"]["Id"];
            /** @description A title or a text, cut. */
            text: string;
            /** @description Of a post or a comment. */
            zone?: string;
            /** @description Of a post or a comment. */
            postId?: components["schemas"]["Id"];
            /** Format: date-time */
            writtenOn: string;
        };
        RemoveRecentContentRequest: {
            /**
             * Format: uuid
             * @description A new UUID of the client.
             */
            batch: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["DecisionNote"];
            /**
             * Format: date-time
             * @description When the list was read. Keeps what was written later.
             */
            until: string;
        };
        BatchProgress: {
            changed: number;
            remaining: number;
        };
        /**
         * @description Role of staff.
         * @enum {string}
         */
        Role: "administrator" | "moderator";
        /**
         * @description Kind of a decision about a member.
         * @enum {string}
         */
        MemberDecisionKind: "warn" | "silence" | "ban" | "end sessions";
        /**
         * @description A silenced member can read, but not write. A banned one can only read, appeal, export the data and delete the account.
         * @enum {string}
         */
        SanctionKind: "silence" | "ban";
        /** @description An id to search for. */
        Uuid: string;
        /** @description A day in UTC. */
        Day: string;
        /** @description Name of an action in the audit log. */
        AuditActionName: string;
        /** @description An IP address, or its network. */
        NetworkAddress: string;
        /** @description Zones of a moderator. Empty for all. */
        RoleZones: string[];
        /** @description The caller's silence or ban in force. The ban, if there are both. */
        OwnSanction: {
            kind: components["schemas"]["SanctionKind"];
            decision: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: date-time
             * @description Absent: permanent.
             */
            endsOn?: string;
        };
        RoleGrant: {
            userId: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            zones?: components["schemas"]["RoleZones"];
        };
        GrantedRole: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["UserMatch"];
            role: components["schemas"]["Role"];
            /** @description Of a moderator. Without it, all zones. */
            zone?: string;
            /** Format: date-time */
            grantedOn: string;
        };
        GrantedRoles: {
            /** @description The administrator of the server settings (`ADMIN_USER_ID`), whose role cannot be taken here. */
            fixedAdministrator?: components["schemas"]["UserMatch"];
            roles: components["schemas"]["GrantedRole"][];
        };
        NewSanction: {
            kind: components["schemas"]["MemberDecisionKind"];
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["DecisionNote"];
            /** @description Only of a silence and a ban. Absent: permanent. */
            days?: components["schemas"]["DecisionDays"];
        };
        MemberDecision: {
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["DecisionKind"];
            target?: components["schemas"]["ReportTarget"];
            zone?: string;
            reason: components["schemas"]["ReportReason"];
            note: string;
            /** Format: date-time */
            decidedOn: string;
            /**
             * Format: date-time
             * @description Of a silence or a ban. Absent: permanent.
             */
            endsOn?: string;
            state: components["schemas"]["DecisionState"];
            /** @description None for a filter. Not for the member concerned, except administrators. */
            moderator?: components["schemas"]["UserMatch"];
        };
        MemberOverview: {
            user: components["schemas"]["UserMatch"];
            /** Format: date-time */
            joinedOn: string;
            posts: number;
            comments: number;
            roles: {
                role: components["schemas"]["Role"];
                zone?: string;
            }[];
            sanction?: components["schemas"]["OwnSanction"];
            decisions: components["schemas"]["MemberDecision"][];
            /**
             * @description Networks of the member's open sessions, most recently used first. Only for administrators.
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            networks?: string[];
            /** @description Whether the member's rank allows the caller to decide about the member. */
            canDecide: boolean;
        };
        AuditEntry: {
            _id: string;
            /** Format: date-time */
            happenedOn: string;
            /** @description None for the system. */
            actor?: components["schemas"]["UserMatch"];
            action: string;
            targetKind?: string;
            targetId?: string;
            /** @description The member concerned. */
            member?: components["schemas"]["UserMatch"];
            /** @description Terms and ids, never texts. */
            details: {
                [key: string]: unknown;
            };
        };
        NewAddressBan: {
            address: components["schemas"]["NetworkAddress"];
            reason: components["schemas"]["ReportReason"];
            /** @description How long. */
            days: components["schemas"]["DecisionDays"];
        };
        AddressBan: {
            _id: components["schemas"]["Id"];
            network: string;
            reason: components["schemas"]["ReportReason"];
            /** Format: date-time */
            bannedOn: string;
            /** Format: date-time */
            endsOn: string;
        };
        Removal: {
            /** Format: date-time */
            removedOn: string;
            target: components["schemas"]["ReportTarget"];
            zone?: string;
            reason: components["schemas"]["ReportReason"];
            /** @description `restored` or `decided`. Appeals are not published. */
            state: components["schemas"]["DecisionState"];
        };
        MyRoles: {
            administrator: boolean;
            /** @description Moderates all zones. */
            allZones: boolean;
            /** @description Zones that the member moderates. Empty with `allZones`. */
            zones: string[];
            /** @description What the member may do, at least in the zones that the member moderates. */
            permissions: components["schemas"]["Permission"][];
            sanction?: components["schemas"]["OwnSanction"];
            /** @description Whether the member cannot write until moderators approve the sign-up. */
            awaitsApproval?: boolean;
        };
        /** @description What a report adds to its reason. */
        ReportText: string;
        /** @description Why the member disagrees with a decision. */
        AppealText: string;
        /** @description How long a restriction of a member lasts. */
        DecisionDays: number;
        /** @description Incremented with each change. A request for a change names the version that the moderator saw. */
        CaseVersion: number;
        /**
         * @description A tab of the moderators' queue.
         * @enum {string}
         */
        CaseList: "open" | "mine" | "done";
        /**
         * @description State of a case: waiting, claimed by a moderator, or decided.
         * @enum {string}
         */
        CaseState: "open" | "claimed" | "done";
        /**
         * @description State of a decision and its appeal.
         * @enum {string}
         */
        DecisionState: "decided" | "appealed" | "under review" | "upheld" | "restored";
        NewReport: {
            target: components["schemas"]["ReportTarget"];
            /** @description Of the target. For a picture, the id in its URL. */
            id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            text?: components["schemas"]["ReportText"];
        };
        Report: {
            target: components["schemas"]["ReportTarget"];
            id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** Format: date-time */
            reportedOn: string;
            /** @description The member had reported it before. */
            isRepeated?: boolean;
        };
        NamedMember: {
            _id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The subject of a case, in its present state. */
        CaseThing: {
            /**
             * @description Of the post, or of the post that a comment belongs to. None if that post is hidden and the caller is neither its
             *     author nor its moderator.
             */
            title?: string;
            /** @description The text, or the member's bio. Of more than 1,000 characters the beginning, which ends with an ellipsis. */
            text: string;
            postId?: components["schemas"]["Id"];
            /** @description URL of the picture, or of the first one of the post. */
            picture?: string;
            /** @description How many pictures, videos and audio files the post shows, if more than `picture`. */
            media?: number;
            /** @description Absent: visible to everyone. */
            hidden?: components["schemas"]["HiddenState"];
        };
        Case: {
            _id: components["schemas"]["Id"];
            target: components["schemas"]["ReportTarget"];
            targetId: components["schemas"]["Id"];
            /** @description Of the target. None for members, chat messages and pictures. */
            zone?: string;
            state: components["schemas"]["CaseState"];
            version: components["schemas"]["CaseVersion"];
            /**
             * @description Of the reports since the last decision: docs/moderation.md. 0 for the member concerned, except administrators, who
             *     is shown no reports and no reasons either.
             */
            weight: number;
            reports: number;
            /** @description Of the reports, the most frequent first. */
            reasons: components["schemas"]["ReportReason"][];
            /** Format: date-time */
            openedOn: string;
            /** @description The author, or the member. */
            member: components["schemas"]["NamedMember"];
            /** @description Like `claimedOn` and the moderator, not for the member concerned, except administrators. */
            claimedBy?: components["schemas"]["NamedMember"];
            /** Format: date-time */
            claimedOn?: string;
            /** @description None if it is gone. */
            thing?: components["schemas"]["CaseThing"];
            /** @description The last one. The member concerned, except administrators, is not shown that it was kept. */
            decision?: {
                _id: components["schemas"]["Id"];
                kind: components["schemas"]["DecisionKind"];
                /** Format: date-time */
                decidedOn: string;
                moderator?: components["schemas"]["NamedMember"];
            };
            /** @description What the caller can decide. */
            decisions: components["schemas"]["DecisionKind"][];
        };
        CaseReport: {
            reason: components["schemas"]["ReportReason"];
            text: string;
            weight: number;
            /** Format: date-time */
            reportedOn: string;
            /** @description None for a filter. */
            reporter?: components["schemas"]["NamedMember"];
            /** @description A decision was made after it. */
            isDecided?: boolean;
        };
        /** @description Decisions about a member that were not restored, and the number of those that were. */
        MemberRecord: {
            /** Format: date-time */
            joinedOn: string;
            posts: number;
            comments: number;
            removed: number;
            warned: number;
            /** @description Silenced or banned. */
            restricted: number;
            restored: number;
        };
        CaseDetails: {
            case: components["schemas"]["Case"];
            /** @description Newest first. */
            reports: components["schemas"]["CaseReport"][];
            /** @description A chat message with two before and two after it. */
            chat?: components["schemas"]["ChatMessage"][];
            record: components["schemas"]["MemberRecord"];
        };
        NewCaseDecision: {
            version: components["schemas"]["CaseVersion"];
            kind: components["schemas"]["DecisionKind"];
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["DecisionNote"];
            days?: components["schemas"]["DecisionDays"];
            /** @description Where a post is moved to. */
            zone?: components["schemas"]["ZoneName"];
            /** @description New tags of a post. */
            tags?: components["schemas"]["PostTags"];
        };
        NewAppeal: {
            version: components["schemas"]["CaseVersion"];
            text: components["schemas"]["AppealText"];
        };
        DecisionStep: {
            version: components["schemas"]["CaseVersion"];
            note?: components["schemas"]["DecisionNote"];
        };
        Decision: {
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["DecisionKind"];
            target: components["schemas"]["ReportTarget"];
            targetId: components["schemas"]["Id"];
            zone?: string;
            reason: components["schemas"]["ReportReason"];
            note: string;
            /** Format: date-time */
            decidedOn: string;
            /**
             * Format: date-time
             * @description Absent: permanent.
             */
            endsOn?: string;
            state: components["schemas"]["DecisionState"];
            version: components["schemas"]["CaseVersion"];
            /**
             * Format: date-time
             * @description Absent: the decision cannot be appealed.
             */
            appealUntil?: string;
            appeal?: string;
            /** Format: date-time */
            appealedOn?: string;
            /** Format: date-time */
            reviewedOn?: string;
            reviewNote?: string;
            /** @description The decision concerns the caller. */
            isOwn: boolean;
            /** @description None if it is gone, or hidden from the caller. */
            thing?: components["schemas"]["CaseThing"];
            /** @description Only for moderators. */
            member?: components["schemas"]["NamedMember"];
            /** @description Only for moderators. None for a filter. */
            moderator?: components["schemas"]["NamedMember"];
            /** @description Only for moderators. */
            reviewer?: components["schemas"]["NamedMember"];
        };
        /**
         * @description Target of a notification's link.
         * @enum {string}
         */
        RelatedEntityType: "User" | "Post";
        /**
         * @description A daily task can be completed once per UTC day, other tasks once.
         * @enum {string}
         */
        TaskType: "daily" | "other";
        /**
         * @description Criteria that the server cannot observe. The member marks these tasks done.
         * @enum {string}
         */
        ManualCriterion: "like-and-repost" | "follow-account" | "join-group";
        /**
         * @description Style of the app's alerts and confirmations.
         * @enum {string}
         */
        AlertStyle: "dialog" | "browser";
        /**
         * @description Who can sign up: everyone, only invited people, or everyone, but read-only until moderators approve.
         * @enum {string}
         */
        SignUpMode: "open" | "invite" | "approval";
        /**
         * @description Whether members with an unverified address are asked to verify it, or cannot write until they do.
         * @enum {string}
         */
        EmailVerification: "off" | "ask" | "require";
        /**
         * @description Whether mails are sent. `outbox` only stores them, for development.
         * @enum {string}
         */
        MailMode: "off" | "outbox" | "smtp";
        /**
         * @description State of a mail.
         * @enum {string}
         */
        MailState: "waiting" | "sent" | "failed";
        /**
         * @description Keeps or deletes the account's posts, comments, votes and chat messages.
         * @enum {string}
         */
        ContentChoice: "keep" | "delete";
        /** @description Accepted media types of uploads, with their file extensions. */
        MediaType: string & ("video/mp4" | "video/webm" | "video/ogg" | "audio/mpeg" | "audio/wav" | "audio/ogg" | "image/gif" | "image/png" | "image/jpeg" | "image/webp");
        /** @description Opaque identifier. */
        Id: string;
        /** @description Email address. */
        Email: string;
        /** @description Token of a link in a mail. */
        LinkToken: string;
        /** @description Password of an account. */
        Password: string;
        /** @description At least 8 characters, with a letter and a digit. */
        NewPassword: components["schemas"]["Password"];
        /**
         * @description Display name with at least one visible character. Control characters and characters that change the
         *     direction of the surrounding text are refused.
         */
        DisplayName: string & (unknown & unknown);
        /** @description Token of an invitation's link. */
        InvitationToken: string;
        /** @description The solution of a task, or hCaptcha's response token. */
        ChallengeAnswer: string;
        /** @description Unique in any letter case. */
        Username: string;
        /** @description The caller's name. The server ignores it. */
        ClaimedName: string;
        /** @description The referrer's code. Empty for none. */
        ReferralCode: string;
        /** @description Bio of a member. */
        ProfileAbout: string;
        /** @description A member's interests. A comma separates two. */
        ProfileTags: components["schemas"]["TagName"][];
        /** @description URL of a member's profile on another site. Empty for none. */
        SocialLink: string & unknown;
        /** @description Title of a post, or part of one for a search. */
        PostTitle: string;
        /** @description Text of a post. A mention is `@[display](id)`. */
        PostBody: string;
        /** @description A tag, in any letter case. */
        TagName: string;
        /** @description Tags of a post. */
        PostTags: components["schemas"]["TagName"][];
        /** @description Media of a post. */
        MediaList: components["schemas"]["Media"][];
        /** @description URL of a file. */
        MediaAddress: string;
        /** @description Media type of a file. Any for files from other sites. */
        MediaTypeName: string;
        /** @description Name of a zone, in any letter case. */
        ZoneName: string;
        /** @description Text of a comment. A mention is `@[display](id)`. */
        CommentBody: string;
        /** @description Text of a chat message. */
        ChatText: string;
        /** @description Up-votes that the administrator added to a post. */
        Boost: number;
        /** @description Up-votes to add. */
        BoostAmount: components["schemas"]["Boost"];
        /** @description Link of a manual task. */
        TaskLink: string;
        /** @description Part of a name or username. */
        UserQuery: string;
        /** @description Items per page. */
        PageSize: number;
        /** @description Start of a page. */
        Cursor: string;
        /** @description Number of unread notifications, capped at the maximum. */
        UnreadCount: number;
        /** @description Ids of the caller's notifications. Other ids are ignored. */
        NotificationIds: components["schemas"]["Id"][];
        /** @description User suggestions for a mention. */
        UserMatches: components["schemas"]["UserMatch"][];
        /** @description A muted word, or several in a row. */
        MutedWord: string;
        /** @description Muted words of a member. */
        MutedWords: components["schemas"]["MutedWord"][];
        /** @description Members that a member blocks. */
        BlockedMembers: components["schemas"]["UserMatch"][];
        /** @description Posts that a member hides. */
        HiddenPosts: components["schemas"]["Id"][];
        /** @description Domains whose links open a warning. */
        DeniedDomains: components["schemas"]["DeniedDomain"][];
        /** @description Post suggestions for the search box. */
        PostSuggestions: components["schemas"]["PostSuggestion"][];
        /** @description Notifications per response. */
        Notifications: components["schemas"]["Notification"][];
        /** @description Chat messages per response. */
        ChatHistory: components["schemas"]["ChatMessage"][];
        /** @description Coins of the price ticker. */
        Coins: components["schemas"]["Coin"][];
        /** @description Tags in use. */
        Tags: components["schemas"]["Tag"][];
        /** @description Members of Top Alphas. */
        Leaderboard: components["schemas"]["LeaderboardEntry"][];
        /**
         * Format: binary
         * @description A file of a post. The operator can set another size.
         */
        MediaFile: string;
        /**
         * Format: binary
         * @description A profile picture. Empty text removes it. The operator can set another size.
         */
        PictureFile: string;
        Error: {
            /** @description What happened and what to do, for a person. */
            message: string;
            /** @description Stable name of the error, for programs. */
            code?: string;
            /** @description Problems by field. */
            details?: {
                /** @description Name of the field, dotted for nested ones. */
                field: string;
                /** @description What is wrong with it. */
                message: string;
            }[];
            /** @description Why a silenced or banned member may not do this. */
            sanction?: {
                decision: string;
                reason: string;
                /** @description Absent: permanent. */
                endsOn?: string;
            };
            challenge?: components["schemas"]["LogInChallenge"];
        };
        /** @description With the code `second_factor_needed`: what completes the log-in. */
        LogInChallenge: {
            id: components["schemas"]["Id"];
            /** @description The preferred one first. */
            methods: ("code" | "passkey")[];
        };
        /** @description Six digits of the authenticator app, or a recovery code. */
        FactorCode: string;
        CompleteLogInRequest: {
            challengeId: components["schemas"]["Id"];
            code: components["schemas"]["FactorCode"];
        };
        PasskeyOptions: {
            challengeId: components["schemas"]["Id"];
            /** @description In the JSON form of WebAuthn. */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyAnswer: {
            challengeId: components["schemas"]["Id"];
            /** @description The credential, in the JSON form of WebAuthn. */
            response: {
                [key: string]: unknown;
            };
        };
        NewPasskey: {
            challengeId: components["schemas"]["Id"];
            /** @description The credential, in the JSON form of WebAuthn. */
            response: {
                [key: string]: unknown;
            };
            /** @description Absent: the browser and its system. */
            name?: components["schemas"]["PasskeyName"];
        };
        /** @description Name of a passkey. */
        PasskeyName: string;
        ProofRequest: {
            /** @description Only without a second factor. */
            password?: components["schemas"]["Password"];
            code?: components["schemas"]["FactorCode"];
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        TotpConfirmation: {
            code: components["schemas"]["FactorCode"];
        };
        TotpSecret: {
            /** @description In base32. */
            secret: string;
            /** @description For a QR code. */
            uri: string;
        };
        RecoveryCodes: {
            /** @description Shown only once. */
            recoveryCodes: string[];
        };
        Passkey: {
            _id: components["schemas"]["Id"];
            /** @description Such as `Chrome on Android`. */
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdOn: string;
            /**
             * Format: date-time
             * @description Absent if it was not used yet.
             */
            lastUsedOn?: string;
        };
        SecondFactor: {
            /** @description Whether log-ins need a code of an authenticator app. */
            totp: boolean;
            /** @description The oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Number of codes that are left. */
            recoveryCodes: number;
            /** @description Whether the roles of the user wait for a second factor. */
            isNeeded: boolean;
        };
        IdentityProviders: {
            providers: components["schemas"]["IdentityProvider"][];
        };
        IdentityProvider: {
            id: components["schemas"]["ProviderId"];
            /** @description For a button: `Continue with {name}`. */
            name: string;
        };
        /** @description Chosen by the operator. */
        ProviderId: string;
        /**
         * @description `logIn`: log in or sign up. `link`: link the identity to the current user. `prove`: like `proveIdentity`, for
         *     accounts without a second factor.
         * @enum {string}
         */
        SignInPurpose: "logIn" | "link" | "prove";
        SignInRequest: {
            purpose: components["schemas"]["SignInPurpose"];
        };
        /** @description The query that the provider added, without `?`. */
        SignInQuery: string;
        SignInAnswer: {
            query: components["schemas"]["SignInQuery"];
        };
        SignInResult: {
            purpose: components["schemas"]["SignInPurpose"];
            /** @description What was done. For `link` and `prove`. */
            message?: string;
            session?: components["schemas"]["Session"];
            signUp?: components["schemas"]["IdentitySignUp"];
        };
        /** @description The provider's data, to prefill the sign-up form. */
        IdentitySignUp: {
            /** @description For `signUpWithIdentity`. Valid for 30 minutes. */
            ticket: string;
            /** @description Empty if unknown. */
            name: string;
            /** @description Empty if unknown. */
            username: string;
            /** @description Empty if unknown. */
            email: string;
        };
        IdentitySignUpRequest: {
            ticket: components["schemas"]["LinkToken"];
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            /** Format: email */
            email: components["schemas"]["Email"];
            referralCode?: components["schemas"]["ReferralCode"];
            invitation?: components["schemas"]["InvitationToken"];
            challenge?: components["schemas"]["ChallengeAnswer"];
        };
        Identities: {
            /** @description Whether the account has a password. */
            hasPassword: boolean;
            providers: components["schemas"]["Identity"][];
        };
        Identity: {
            id: components["schemas"]["ProviderId"];
            name: string;
            /**
             * Format: date-time
             * @description Absent if it is not linked.
             */
            linkedOn?: string;
        };
        ListedSession: {
            _id: components["schemas"]["Id"];
            /** @description Browser and system, such as `Firefox on Linux`. */
            device: string;
            /** @description Network of the last address, such as `203.0.113.0/24`. */
            network: string;
            /**
             * Format: date-time
             * @description Time of the log-in.
             */
            createdOn: string;
            /**
             * Format: date-time
             * @description Time of the last request. Updated every five minutes.
             */
            lastUsedOn: string;
            /** @description Whether it is the session of the request. */
            isCurrent: boolean;
        };
        Done: {
            /** @description What was done. */
            message: string;
        };
        EmailSettings: {
            email: string;
            /** @description Whether the user has opened a link sent to this address. */
            verified: boolean;
            verification: components["schemas"]["EmailVerification"];
            /** @description Whether unread mentions, replies and decisions of moderators are mailed. */
            notices: boolean;
            /** @description Whether the server sends mail. */
            sendsMail: boolean;
        };
        /**
         * @description Kind of a push notification. A `decision` of moderators is about the member.
         * @enum {string}
         */
        PushKind: "mention" | "reply" | "decision";
        PushSettings: {
            /** @description The server's VAPID key, with which browsers subscribe. Base64url. */
            publicKey: string;
            /** @description Kinds pushed to this session. Empty without a subscription. */
            kinds: components["schemas"]["PushKind"][];
        };
        PushUpdate: {
            kinds: components["schemas"]["PushKind"][];
            /** @description The result of the browser's `PushSubscription.toJSON()`. Needed unless `kinds` is empty. */
            subscription?: {
                endpoint: string;
                keys: {
                    p256dh: string;
                    auth: string;
                };
            };
        };
        EmailSettingsUpdate: {
            /** @description Whether to mail unread mentions, replies and decisions of moderators. */
            notices: boolean;
        };
        ChangeEmailRequest: {
            /** Format: email */
            email: components["schemas"]["Email"];
            password?: components["schemas"]["OwnPassword"];
        };
        ConfirmEmailRequest: {
            token: components["schemas"]["LinkToken"];
        };
        EmailConfirmation: {
            /** @description What was done. */
            message: string;
            session?: components["schemas"]["Session"];
        };
        PasswordResetRequest: {
            /** Format: email */
            email: components["schemas"]["Email"];
        };
        NewPasswordRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["NewPassword"];
        };
        MailQueue: {
            mode: components["schemas"]["MailMode"];
            verification: components["schemas"]["EmailVerification"];
            /** @description Number of mails to be sent. */
            waiting: number;
            /** @description Number of mails that were given up. */
            failed: number;
            mails: components["schemas"]["QueuedMail"][];
        };
        QueuedMail: {
            id: components["schemas"]["Id"];
            kind: string;
            recipient: string;
            state: components["schemas"]["MailState"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            sentOn?: string;
            /** Format: date-time */
            nextTryOn?: string;
            attempts: number;
            /** @description Why the last attempt failed. */
            error?: string;
            subject: string;
            text: string;
            html: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        LoginRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        SignupRequest: {
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            /** Format: email */
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            referralCode?: components["schemas"]["ReferralCode"];
            invitation?: components["schemas"]["InvitationToken"];
            challenge?: components["schemas"]["ChallengeAnswer"];
        };
        /** @description Absent only for an account without a password, which needs a recent proof. */
        OwnPassword: components["schemas"]["Password"];
        SignUpTask: {
            /** @description Signed by the server. */
            token: string;
            salt: string;
            target: string;
            /** @description The largest possible number. */
            max: number;
        };
        Invitation: {
            _id: components["schemas"]["Id"];
            token: components["schemas"]["InvitationToken"];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            expiresOn: string;
            /** @description Who signed up with it. */
            usedBy?: components["schemas"]["UserMatch"];
        };
        Invitations: {
            /** @description How many may be open at a time. */
            maxOpen: number;
            invitations: components["schemas"]["Invitation"][];
        };
        Applicant: {
            user: components["schemas"]["UserMatch"];
            /** Format: date-time */
            askedOn: string;
            /** @description Whether the email address is verified. */
            isVerified: boolean;
            /** @description Whose referral code was used. */
            referrer?: components["schemas"]["UserMatch"];
        };
        SignUpRefusal: {
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["DecisionNote"];
        };
        ChangePasswordRequest: {
            oldPassword?: components["schemas"]["OwnPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        DeleteAccountRequest: {
            password?: components["schemas"]["OwnPassword"];
            /** @default keep */
            content: components["schemas"]["ContentChoice"];
        };
        AccountExport: {
            /** Format: date-time */
            exportedOn: string;
            /** @description The account, with the column names of the database. */
            account: {
                id: components["schemas"]["Id"];
                name: string;
                email: string;
            } & {
                [key: string]: unknown;
            };
            /** @description One list per record type, with the column names of the database. */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        Session: {
            /** @description A JWT with `exp`. */
            token: string;
            result: {
                _id: components["schemas"]["Id"];
                /** @description Display name. */
                name: string;
                /** @description Address of the picture. */
                profilePicture?: string;
            };
        };
        /** @description URLs (http or https) or empty text. */
        SocialLinks: {
            x?: components["schemas"]["SocialLink"];
            telegram?: components["schemas"]["SocialLink"];
            discord?: components["schemas"]["SocialLink"];
        };
        Achievement: {
            _id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** Format: date-time */
            earnedOn: string;
        };
        Task: {
            _id: components["schemas"]["Id"];
            type: components["schemas"]["TaskType"];
            description: string;
            /** @description The task's criterion. Criteria that the server observes can have any name. */
            criteria: components["schemas"]["ManualCriterion"] | string;
            /** @description Of a daily task: today, in UTC. */
            completed: boolean;
            /** @description XP for completing it. */
            xpReward: number;
            /** @description Link of a manual task. */
            externalLink?: string;
        };
        User: {
            _id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            username?: string;
            about?: string;
            tags?: string[];
            /** @description Address of the picture. */
            profilePicture?: string;
            socialLinks?: components["schemas"]["SocialLinks"];
            /** @description Experience points. */
            xp?: number;
            level?: number;
            /** @description XP at which the level begins. */
            levelXp?: number;
            /** @description XP at which the next level begins. */
            nextLevelXp?: number;
            rank?: string;
            /** @description Consecutive UTC days of activity up to today or yesterday. 0 when the streak has lapsed. */
            loginStreak?: number;
            postsCount?: number;
            commentsCount?: number;
            /** @description Current up-votes by the user. */
            likesGivenCount?: number;
            /** @description Name of the member who referred this one. */
            referredBy?: string | null;
            referredUsersCount?: number;
            /** @description Only for the user itself. */
            referralCode?: string;
            /** Format: date-time */
            joinedOn: string;
            /** @description Newest first. */
            achievements?: components["schemas"]["Achievement"][];
            tasks?: components["schemas"]["Task"][];
        };
        UpdatedUser: components["schemas"]["User"] & {
            taskCompletion?: {
                message: string;
                xpGained: number;
            };
        };
        UserMatch: {
            _id: components["schemas"]["Id"];
            name: string;
            username?: string;
            profilePicture?: string;
        };
        DeniedDomain: {
            /** @description In lower case and Punycode. */
            domain: string;
            /** @description Why links to it open a warning. May be empty. */
            reason: string;
        };
        MemberFilters: {
            blocked: components["schemas"]["BlockedMembers"];
            words: components["schemas"]["MutedWords"];
            hiddenPosts: components["schemas"]["HiddenPosts"];
        };
        ProfileUpdate: {
            name?: components["schemas"]["DisplayName"];
            /** @description Empty text removes it. */
            username?: components["schemas"]["Username"];
            about?: components["schemas"]["ProfileAbout"];
            tags?: components["schemas"]["ProfileTags"];
            socialLinks?: components["schemas"]["SocialLinks"];
            /** @description Empty text removes the picture. A new one requires multipart. */
            profilePicture?: string;
        };
        ProfileUpdateForm: {
            name?: string;
            username?: string;
            about?: string;
            /** @description Comma-joined. */
            tags?: string;
            /** @description JSON text of `{x, telegram, discord}`. */
            socialLinks?: string;
            profilePicture?: components["schemas"]["PictureFile"];
        };
        /** @description Media of a new post. A URL, with or without its media type. */
        Media: components["schemas"]["MediaAddress"] | {
            url: components["schemas"]["MediaAddress"];
            type?: components["schemas"]["MediaTypeName"];
        };
        /** @description Media of a post. A URL, with or without the file's properties. */
        PostMedia: components["schemas"]["MediaAddress"] | components["schemas"]["UploadedFile"];
        UploadedFile: {
            url: components["schemas"]["MediaAddress"];
            type?: components["schemas"]["MediaTypeName"];
            /** @description Of a picture, in pixels. */
            width?: number;
            /** @description Of a picture, in pixels. */
            height?: number;
            /** @description Smaller WebP versions of a picture. */
            variants?: components["schemas"]["MediaVariant"][];
            /** @description Moderators removed it: the file is not served. Only in posts. */
            removed?: boolean;
        };
        UploadAnswer: components["schemas"]["UploadedFile"] & {
            type?: components["schemas"]["MediaType"];
        };
        MediaVariant: {
            url: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        Comment: {
            _id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            /** @description Display name of the commenter. */
            userCommented: string;
            /** @description Address of the commenter's picture. */
            userPicture?: string;
            /** @description Text; a mention is `@[display](id)`. */
            commentBody: string;
            /** Format: date-time */
            commentedOn: string;
            /** @description `removed`: the text is a placeholder. `held`: only its author receives the comment, and it is not counted. */
            hidden?: components["schemas"]["HiddenState"];
        };
        CreatedComment: {
            comment: components["schemas"]["Comment"];
        };
        Post: {
            _id: components["schemas"]["Id"];
            postTitle: string;
            /** @description Text; a mention is `@[display](id)`. Cut when `limit` is given. */
            postBody: string;
            mediaUrls: components["schemas"]["PostMedia"][];
            postTags: string[];
            /** @description Name of the zone. */
            category: string;
            userId: components["schemas"]["Id"];
            /** @description Display name of the author. */
            userPosted: string;
            /** @description Address of the author's picture. */
            userPicture?: string;
            /** Format: date-time */
            postedOn: string;
            /** @description Ids of the voters, plus `boost` once per boosted vote. */
            upVote?: string[];
            /** @description Voters' ids. */
            downVote?: string[];
            noOfComments: number;
            /** @description Oldest first. */
            comment?: components["schemas"]["Comment"][];
            /** @description Cursor of `listComments` for the comments after `comment`. Only with `commentsLimit`, and only if there are more. */
            commentCursor?: string;
            /** @description Only in the response of `createPost`: `held` when the post waits for approval. */
            hidden?: components["schemas"]["HiddenState"];
            pinned: boolean;
            /** @description New comments are refused. */
            commentsLocked?: boolean;
            /** @description Length of `upVote`, boost included. */
            upVotes?: number;
            /** @description Length of `downVote`. */
            downVotes?: number;
            /** @description Number of boosted up-votes. */
            boost?: components["schemas"]["Boost"];
            /** @description The vote of the token's user. */
            myVote?: components["schemas"]["Vote"] | null;
            voteHeldBack?: components["schemas"]["VoteHeldBack"];
            /** @description In search results only. */
            match?: components["schemas"]["PostMatch"];
        };
        PostMatch: {
            /** @description The whole title. */
            title: components["schemas"]["TextPiece"][];
            /** @description About 100 characters around the first match in the first 4,000, as one line; empty when there is none. */
            body: components["schemas"]["TextPiece"][];
        };
        TextPiece: {
            /** @description Plain text. */
            text: string;
            isMatch: boolean;
        };
        PostCounts: {
            _id: components["schemas"]["Id"];
            /** @description Up-votes and the boost. */
            upVotes: number;
            /** @description Down-votes. */
            downVotes: number;
            /** @description Number of boosted up-votes. */
            boost: components["schemas"]["Boost"];
            noOfComments: number;
            pinned: boolean;
            /** @description Missing: members can comment. */
            commentsLocked?: boolean;
            myVote?: components["schemas"]["Vote"] | null;
            voteHeldBack?: components["schemas"]["VoteHeldBack"];
        };
        /**
         * @description `myVote` is not in the counts: other new members voted from the same device. Moderators decide whether it counts.
         *     Missing: it is counted.
         */
        VoteHeldBack: boolean;
        /**
         * @description Sign of abuse: votes from one device or one address block, by members who only vote for this author, or many within
         *     ten minutes.
         * @enum {string}
         */
        VoteSign: "device" | "network" | "one author" | "burst";
        VoteGroup: {
            sign: components["schemas"]["VoteSign"];
            votes: number;
            /** @description At most 20 of them. */
            voters: components["schemas"]["UserMatch"][];
            /**
             * Format: date-time
             * @description Of a burst.
             */
            startsOn?: string;
        };
        CountedVotes: {
            upVotes: number;
            downVotes: number;
        };
        HeldVote: {
            user: components["schemas"]["UserMatch"];
            vote: components["schemas"]["Vote"];
            /** Format: date-time */
            votedOn: string;
        };
        VoteRecord: {
            /** @description Without the boost. */
            counted: components["schemas"]["CountedVotes"];
            heldBack: components["schemas"]["CountedVotes"];
            /** @description The oldest first, at most 100. */
            heldVotes: components["schemas"]["HeldVote"][];
            groups: components["schemas"]["VoteGroup"][];
        };
        ReleaseVotesRequest: {
            /** @description The voters. */
            userIds: components["schemas"]["Id"][];
        };
        PostShares: {
            _id: components["schemas"]["Id"];
            /** @description Members who have shared the post. */
            shares: number;
        };
        PostSuggestion: {
            _id: components["schemas"]["Id"];
            postTitle: string;
        };
        CreatePostRequest: {
            postTitle: components["schemas"]["PostTitle"];
            postBody: components["schemas"]["PostBody"];
            postTags: components["schemas"]["PostTags"];
            mediaUrls?: components["schemas"]["MediaList"];
            userPosted?: components["schemas"]["ClaimedName"];
            userId: components["schemas"]["Id"];
            category: components["schemas"]["ZoneName"];
        };
        VoteRequest: {
            value: components["schemas"]["Vote"];
            userId: components["schemas"]["Id"];
        };
        CreateCommentRequest: {
            commentBody: components["schemas"]["CommentBody"];
            userCommented?: components["schemas"]["ClaimedName"];
            userId: components["schemas"]["Id"];
            noOfComments?: number;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            read: boolean;
            type: components["schemas"]["NotificationType"];
            /** @description Plain text. The app appends the sender and the post title. */
            message: string;
            /** @description The actor. Missing without one or with several. The message then names them. */
            sender?: {
                _id?: components["schemas"]["Id"];
                /** @description The username, or else the name. */
                username: string;
            };
            postId?: string | {
                _id?: components["schemas"]["Id"];
                postTitle: string;
            };
            relatedEntityId?: components["schemas"]["Id"];
            relatedEntityType?: components["schemas"]["RelatedEntityType"];
            /** @description The moderators' decision that the notification is about. */
            decision?: {
                _id: components["schemas"]["Id"];
                kind: components["schemas"]["DecisionKind"];
                reason: components["schemas"]["ReportReason"];
                target: components["schemas"]["ReportTarget"];
            };
            /** Format: date-time */
            createdAt: string;
        };
        ChatMessage: {
            _id: components["schemas"]["Id"];
            senderName: string;
            userId: components["schemas"]["Id"];
            userName: string;
            text: components["schemas"]["ChatText"];
            /** Format: date-time */
            timestamp: string;
            /**
             * Format: uuid
             * @description The `idempotencyKey` that it was sent with. Its sender recognises a pending message by it.
             */
            idempotencyKey?: string;
        };
        Coin: {
            id: number | string;
            symbol: string;
            quote: {
                USD: {
                    /** @description In US dollars. */
                    price: number;
                    /** @description Change of the price in 24 hours, in percent: `-1.25`. */
                    percent_change_24h: number;
                };
            };
            /** @description True when the prices are made up. */
            sample?: boolean;
        };
        Tag: {
            tagName: string;
            tagDesc: string;
            /** @description Posts with this tag. */
            count?: number;
        };
        LeaderboardEntry: {
            id: string;
            name: string;
            reputation: number;
            shares: number;
            /** @description Address of the picture; empty when there is none. */
            avatar: string;
            /** @description In percent. */
            hitRate?: number;
            /** @description Average return on investment in percent. */
            avgROI?: number;
            /** @description Symbol of a token: `SOL`. */
            lastToken?: string;
            /** @description True when the entry is made up. */
            sample?: boolean;
        };
        Site: {
            brand: {
                name: string;
                tagline: string;
                /** @description URL of a picture for the navigation bar and the browser tab. */
                logo?: components["schemas"]["MediaAddress"];
            };
            zones: {
                /** @description Also the path: `/{name in lower case}`. */
                name: string;
                description: string;
                /** @description Whether GIFs count as videos in this zone's feed. */
                gifsAreVideos?: boolean;
            }[];
            /** @description `list` for the home list, or the lower-case name of a zone to show at `/`. */
            home: string;
            alerts: components["schemas"]["AlertStyle"];
            /** @description Whether there is a global chat. */
            chat: boolean;
            /** @description Whether there is a price ticker. */
            ticker: boolean;
            /** @description Whether the server can change passwords, log out everywhere, and export and delete accounts. Set by the server itself, not by the settings. */
            account?: boolean;
            /** @description Whether the server sends mail, so that a forgotten password can be reset. Set by the server itself, not by the settings. */
            mail?: boolean;
            /** @description Whether `/service-worker.js` keeps pages for reading offline. Set by the server itself, not by the settings. */
            serviceWorker?: boolean;
            /** @description Whether the server removes the location data of uploaded media. Set by the server itself, not by the settings. */
            locationRemoved?: boolean;
            /** @description Largest profile picture, in bytes. Set by the server itself, not by the settings. */
            maxPictureBytes?: number;
            /** @description Whether there are `/feed.atom`, `/feed.rss` and `/feed.json`. Set by the server itself, not by the settings. */
            feeds?: boolean;
            signUp?: components["schemas"]["SignUpMode"];
            /** @description The challenge that a sign-up has to solve. Set by the server itself, not by the settings. */
            signUpChallenge?: {
                /** @enum {string} */
                kind: "work" | "hcaptcha";
                /** @description Of hCaptcha. */
                siteKey?: string;
                /** @description Of hCaptcha's script. */
                scriptUrl?: string;
            };
            /** @description Whether links to some domains open a warning. Set by the server itself, not by the settings. */
            deniedLinks?: boolean;
            /** @description Links of the manual tasks. A task without a link is not offered. */
            tasks?: {
                likeAndRepost?: components["schemas"]["TaskLink"];
                followAccount?: components["schemas"]["TaskLink"];
                joinGroup?: components["schemas"]["TaskLink"];
            };
            /** @description Whether everyone can see what moderators removed, without names. */
            publicRemovals?: boolean;
            adminUserId?: components["schemas"]["Id"];
        };
    };
    responses: {
        /** @description The client's copy, named in `If-None-Match`, is current. No body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is invalid. `details` name the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "email: must be an email address.",
                 *       "code": "bad_request",
                 *       "details": [
                 *         {
                 *           "field": "email",
                 *           "message": "must be an email address."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token, or wrong credentials. With code `account_deleted`, the token's account has been deleted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Log in to continue.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token's user has not proved the identity for ten minutes, or the proof is wrong. */
        ProofNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Confirm that it is you.",
                 *       "code": "proof_needed"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token's user is not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Only the author can delete this post.",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There is no post with this id.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link has expired or was used. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This link has expired or was used already. Ask for a new one.",
                 *       "code": "gone"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link is damaged, or older than the server's secret. The page says where to choose mails instead. */
        NoSubscriber: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html> */
                "text/html": string;
            };
        };
        /**
         * @description With code `confirmation_needed`: a server with mail sends a link to the address, which finishes the sign-up. The
         *     response is the same for an address that has an account.
         *
         *     With code `invitation_needed`: only for invited people, and `invitation` is missing, expired, revoked or used.
         *
         *     With code `challenge_needed`: `challenge` is missing, wrong, expired or used.
         */
        SignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Check your email and open the link to finish signing up.",
                 *       "code": "confirmation_needed"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service that checks `challenge` is down. `Retry-After` is the time to wait. */
        ChallengeUnavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The check for bots is not available. Try again in a minute.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request conflicts with the stored data. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This username is taken.",
                 *       "code": "conflict",
                 *       "details": [
                 *         {
                 *           "field": "username",
                 *           "message": "is taken."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description With code `key_reused`: the `Idempotency-Key` belongs to another call. With code `deleted_since`: the call was carried
         *     out before, and what it created has been deleted.
         */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This idempotency key belongs to another request. Use a new one.",
                 *       "code": "key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than allowed, in bytes or in pixels. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "A file can be at most 50 MB.",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the file or body is not accepted. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This kind of file is not allowed.",
                 *       "code": "unsupported_media"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many concurrent pictures, no room on the disk, or the storage is down. `Retry-After` is the time to wait. */
        UploadsUnavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many pictures are arriving at once. Try again in a moment.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Above the rate limit. `Retry-After` is the time to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
         *     response is that of the first one, with the current data. A refused call may be repeated.
         * @example 0193a1b2-0000-4000-8000-000000000033
         */
        IdempotencyKey: string;
        /**
         * @description The provider's id.
         * @example club
         */
        ProviderId: components["schemas"]["ProviderId"];
        /** @description Names the user. Signed by the server. */
        UnsubscribeToken: string;
        /**
         * @description Items per page.
         * @example 20
         */
        Limit: components["schemas"]["PageSize"];
        /** @description Start of the page, from the previous page's `Link` header. */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description The user's id.
         * @example 0193a1b2-0000-7000-8000-000000000001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The id of the task's user.
         * @example 0193a1b2-0000-7000-8000-000000000001
         */
        TaskOwnerId: components["schemas"]["Id"];
        /**
         * @description The decision.
         * @example 0193a1b2-0000-7000-8000-000000000005
         */
        DecisionId: components["schemas"]["Id"];
        /**
         * @description The post's id.
         * @example 0193a1b2-0000-7000-8000-000000000003
         */
        PostId: components["schemas"]["Id"];
        /**
         * @description The case's id.
         * @example 0193a1b2-0000-7000-8000-0000000000c1
         */
        CaseId: components["schemas"]["Id"];
        /**
         * @description The id of the granted role.
         * @example 0193a1b2-0000-7000-8000-000000000021
         */
        GrantedRoleId: components["schemas"]["Id"];
        /**
         * @description The id of the ban.
         * @example 0193a1b2-0000-7000-8000-000000000023
         */
        AddressBanId: components["schemas"]["Id"];
        /**
         * @description The id of the invitation.
         * @example 0193a1b2-0000-7000-8000-000000000031
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description Only this action, in any letter case.
         * @example silence member
         */
        AuditAction: components["schemas"]["AuditActionName"];
        /**
         * @description Only by members with this id, username or name, in any letter case.
         * @example bob
         */
        AuditActor: string;
        /**
         * @description Only what concerns members with this id, username or name, in any letter case.
         * @example 0193a1b2-0000-7000-8000-000000000001
         */
        AuditMember: string;
        /**
         * @description Only entries about the item with this id.
         * @example 0193a1b2-0000-7000-8000-000000000003
         */
        AuditTarget: components["schemas"]["Uuid"];
        /**
         * @description From the beginning of this day, in UTC.
         * @example 2026-11-01
         */
        AuditFrom: components["schemas"]["Day"];
        /**
         * @description To the end of this day, in UTC.
         * @example 2026-11-22
         */
        AuditTo: components["schemas"]["Day"];
        /**
         * @description Items per page.
         * @example 20
         */
        AuditLimit: components["schemas"]["PageSize"];
    };
    requestBodies: never;
    headers: {
        /** @description RFC 8288. `<…>; rel="next"` if there is a next page. Only with `limit`. */
        Link: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description Number of all matching items. Only with `limit`. */
        TotalCount: number;
        /**
         * @description Timestamp of the newest message at the time of the read, even if it is removed. Messages up to it that the
         *     history lacks, although it has older ones, have been removed. Only without `before`.
         */
        ReadUntil: string;
        /**
         * @description `true` when more items match than `X-Total-Count` says, because counting ended there: with `q`, and of
         *     a member's content, at 1,000.
         */
        TotalCountCapped: "true";
        /**
         * @description Validator of the response, for `If-None-Match`. Strong, but weak for clients that accept gzip, and for a complete
         *     list (`listUsers` and `listPosts` without `limit`).
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. Lists omit `achievements`, `tasks` and `referralCode`. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada",
                     *         "username": "ada",
                     *         "joinedOn": "2026-11-01T09:00:00.000Z",
                     *         "xp": 0,
                     *         "level": 1,
                     *         "rank": "Newbie"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *       "name": "Ada",
                     *       "username": "ada",
                     *       "about": "Counts blocks.",
                     *       "tags": [
                     *         "bitcoin"
                     *       ],
                     *       "socialLinks": {
                     *         "x": "https://x.example/ada",
                     *         "telegram": "",
                     *         "discord": ""
                     *       },
                     *       "xp": 0,
                     *       "level": 1,
                     *       "rank": "Newbie",
                     *       "loginStreak": 1,
                     *       "postsCount": 2,
                     *       "commentsCount": 5,
                     *       "likesGivenCount": 3,
                     *       "referredBy": null,
                     *       "referredUsersCount": 0,
                     *       "joinedOn": "2026-11-01T09:00:00.000Z",
                     *       "achievements": [],
                     *       "tasks": []
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse 1",
                 *       "content": "keep"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Account deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "correct horse 1",
                 *       "newPassword": "battery staple 2"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Logged out on every device."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and its records. */
            200: {
                headers: {
                    /** @description Makes browsers save it as a file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedOn": "2026-11-02T10:00:00.000Z",
                     *       "account": {
                     *         "id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada",
                     *         "email": "ada@example.org"
                     *       },
                     *       "records": {
                     *         "comments": [
                     *           {
                     *             "id": "0193a1b2-0000-7000-8000-000000000004",
                     *             "post_id": "0193a1b2-0000-7000-8000-000000000003",
                     *             "user_id": "0193a1b2-0000-7000-8000-000000000001",
                     *             "body": "Nice.",
                     *             "commented_on": "2026-11-02T10:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEmailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org",
                     *       "verified": false,
                     *       "verification": "ask",
                     *       "notices": false,
                     *       "sendsMail": true
                     *     }
                     */
                    "application/json": components["schemas"]["EmailSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@new.example",
                 *       "password": "correct horse 1"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Open the link in the mail to the new address."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEmailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notices": true
                 *     }
                 */
                "application/json": components["schemas"]["EmailSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.org",
                     *       "verified": true,
                     *       "verification": "ask",
                     *       "notices": true,
                     *       "sendsMail": true
                     *     }
                     */
                    "application/json": components["schemas"]["EmailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way, or the address is verified already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Check your email and open the link."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /**
                 * @description Part of a name or username.
                 * @example ad
                 */
                q: components["schemas"]["UserQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching users. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "username": "ada",
                     *         "name": "Ada"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserMatches"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestUsers: {
        parameters: {
            query: {
                /**
                 * @description Part of a name or username.
                 * @example ad
                 */
                search: components["schemas"]["UserQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching users. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "username": "ada",
                     *         "name": "Ada"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserMatches"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada L.",
                 *       "about": "Counts blocks.",
                 *       "tags": [
                 *         "bitcoin"
                 *       ],
                 *       "socialLinks": {
                 *         "x": "https://x.example/ada"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
                /**
                 * @example {
                 *       "name": "Ada L.",
                 *       "about": "Counts blocks.",
                 *       "tags": "bitcoin,ethereum",
                 *       "socialLinks": "{\"x\":\"https://x.example/ada\"}"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileUpdateForm"];
            };
        };
        responses: {
            /** @description The updated user, with `taskCompletion` when the change completed a task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *       "name": "Ada L.",
                     *       "username": "ada",
                     *       "about": "Counts blocks.",
                     *       "tags": [
                     *         "bitcoin"
                     *       ],
                     *       "joinedOn": "2026-11-01T09:00:00.000Z",
                     *       "taskCompletion": {
                     *         "message": "Task completed: Complete your profile with a bio, a picture and a link.",
                     *         "xpGained": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["UploadsUnavailable"];
        };
    };
    toggleTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task's user.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                userId: components["parameters"]["TaskOwnerId"];
                /**
                 * @description The task's id.
                 * @example follow-account
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *       "name": "Ada",
                     *       "joinedOn": "2026-11-01T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeTaskManually: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task's user.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                userId: components["parameters"]["TaskOwnerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "taskId": "follow-account"
                 *     }
                 */
                "application/json": {
                    /** @description The task's id. */
                    taskId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada",
                     *         "joinedOn": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "correct horse 1"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "username": "ada",
                 *       "email": "ada@example.org",
                 *       "password": "correct horse 1",
                 *       "referralCode": ""
                 *     }
                 */
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description The session of the new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SignUpRefused"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ChallengeUnavailable"];
        };
    };
    getSignUpTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "bm9uY2U.1795348800000.9f86d081.c2ln",
                     *       "salt": "bm9uY2U.1795348800000",
                     *       "target": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "max": 100000
                     *     }
                     */
                    "application/json": components["schemas"]["SignUpTask"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "maxOpen": 5,
                     *       "invitations": [
                     *         {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000031",
                     *           "token": "0193a1b2-0000-7000-8000-000000000031.c2ln",
                     *           "createdOn": "2026-11-22T10:00:00.000Z",
                     *           "expiresOn": "2026-12-06T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000031",
                     *       "token": "0193a1b2-0000-7000-8000-000000000031.c2ln",
                     *       "createdOn": "2026-11-22T10:00:00.000Z",
                     *       "expiresOn": "2026-12-06T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the invitation.
                 * @example 0193a1b2-0000-7000-8000-000000000031
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invitation revoked."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listApplicants: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applicants. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "user": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *           "name": "Ada",
                     *           "username": "ada"
                     *         },
                     *         "askedOn": "2026-11-22T10:00:00.000Z",
                     *         "isVerified": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Applicant"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    approveSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Approved."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refuseSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["SignUpRefusal"];
            };
        };
        responses: {
            /** @description Refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Refused."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000007",
                     *         "device": "Firefox on Linux",
                     *         "network": "203.0.113.0/24",
                     *         "createdOn": "2026-11-02T09:00:00.000Z",
                     *         "lastUsedOn": "2026-11-02T10:00:00.000Z",
                     *         "isCurrent": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedSession"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 0193a1b2-0000-7000-8000-000000000007
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "0193a1b2-0000-7000-8000-000000000008",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["CompleteLogInRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startPasskeyUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challengeId": "0193a1b2-0000-7000-8000-000000000008",
                     *       "options": {
                     *         "challenge": "3q2-7w",
                     *         "rpId": "forum.example",
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "0193a1b2-0000-7000-8000-000000000008",
                 *       "response": {
                 *         "id": "dGVzdA",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    proveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse 1"
                 *     }
                 */
                "application/json": components["schemas"]["ProofRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Confirmed."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totp": true,
                     *       "passkeys": [],
                     *       "recoveryCodes": 10,
                     *       "isNeeded": false
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Alphazone:ada%40example.org?secret=JBSWY3DPEHPK3PXP"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The authenticator app has been removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            /** @description The recovery codes. Empty when there are some already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7mq-2p4c-9xwd-h3ra"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challengeId": "0193a1b2-0000-7000-8000-000000000008",
                     *       "options": {
                     *         "challenge": "3q2-7w",
                     *         "rpId": "forum.example",
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "0193a1b2-0000-7000-8000-000000000008",
                 *       "response": {
                 *         "id": "dGVzdA",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The recovery codes. Empty when there are some already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7mq-2p4c-9xwd-h3ra"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey's id.
                 * @example dGVzdA
                 */
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Passkey removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7mq-2p4c-9xwd-h3ra"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "providers": [
                     *         {
                     *           "id": "club",
                     *           "name": "The club"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["IdentityProviders"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's id.
                 * @example club
                 */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "logIn"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The address of the provider's page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://id.club.example/authorize?client_id=forum&state=3q2-7w"
                     *     }
                     */
                    "application/json": {
                        /** @description An absolute URL. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's id.
                 * @example club
                 */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "code=3q2-7w&state=3q2-7w"
                 *     }
                 */
                "application/json": components["schemas"]["SignInAnswer"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purpose": "link",
                     *       "message": "The club is linked to your account."
                     *     }
                     */
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signUpWithIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "3q2-7w",
                 *       "name": "Ada",
                 *       "username": "ada",
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["IdentitySignUpRequest"];
            };
        };
        responses: {
            /** @description The session of the new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SignUpRefused"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is a password, and the linked providers, in the order of the operator's settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "providers": [
                     *         {
                     *           "id": "club",
                     *           "name": "The club",
                     *           "linkedOn": "2026-11-02T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Identities"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's id.
                 * @example club
                 */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The club is no longer linked."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(bytes of a picture)"
                 *     }
                 */
                "multipart/form-data": {
                    file: components["schemas"]["MediaFile"];
                };
            };
        };
        responses: {
            /** @description The URL of the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/media/0193a1b2-0000-7000-8000-000000000009.png",
                     *       "type": "image/png",
                     *       "width": 1600,
                     *       "height": 900,
                     *       "variants": [
                     *         {
                     *           "url": "/media/0193a1b2-0000-7000-8000-000000000009-card.webp",
                     *           "width": 640,
                     *           "height": 360
                     *         },
                     *         {
                     *           "url": "/media/0193a1b2-0000-7000-8000-000000000009-page.webp",
                     *           "width": 1280,
                     *           "height": 720
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["UploadsUnavailable"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": {
                        count: components["schemas"]["UnreadCount"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only unread notifications. */
                unread?: true;
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000aa",
                     *         "read": false,
                     *         "type": "mention",
                     *         "message": "New mention",
                     *         "sender": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *           "username": "bob"
                     *         },
                     *         "postId": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *           "postTitle": "Halving day"
                     *         },
                     *         "relatedEntityId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "relatedEntityType": "Post",
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       },
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000ab",
                     *         "read": true,
                     *         "type": "post_vote",
                     *         "message": "bob and 3 others voted",
                     *         "postId": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *           "postTitle": "Halving day"
                     *         },
                     *         "relatedEntityId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "relatedEntityType": "Post",
                     *         "createdAt": "2026-11-02T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notificationIds": [
                 *         "0193a1b2-0000-7000-8000-0000000000aa"
                 *       ]
                 *     }
                 */
                "application/json": {
                    notificationIds: components["schemas"]["NotificationIds"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Notifications marked as read."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                     *       "kinds": [
                     *         "mention",
                     *         "reply"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PushSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": [
                 *         "mention"
                 *       ],
                 *       "subscription": {
                 *         "endpoint": "https://push.example.org/send/0193a1b2",
                 *         "keys": {
                 *           "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                 *           "auth": "tBHItJI5svbpez7KI4CCXg"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushUpdate"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                     *       "kinds": [
                     *         "mention"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PushSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestPosts: {
        parameters: {
            query: {
                /**
                 * @description Part of a title.
                 * @example halv
                 */
                q: components["schemas"]["PostTitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *         "postTitle": "Halving day"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PostSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postTitle": "Halving day",
                 *       "postBody": "What does @[bob](0193a1b2-0000-7000-8000-000000000002) think?",
                 *       "postTags": [
                 *         "bitcoin",
                 *         "halving"
                 *       ],
                 *       "mediaUrls": [
                 *         "/media/0193a1b2-0000-7000-8000-000000000009.png"
                 *       ],
                 *       "userPosted": "Ada",
                 *       "userId": "0193a1b2-0000-7000-8000-000000000001",
                 *       "category": "Cryptocurrency"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePostRequest"];
            };
        };
        responses: {
            /** @description The post. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only posts of this zone, in any letter case.
                 * @example memes
                 */
                category?: components["schemas"]["ZoneName"];
                /** @description `hot` and `top`: highest net votes first. `new`: newest first. */
                sort?: components["schemas"]["PostSort"];
                /** @description Only posts with this tag, in any letter case. */
                tag?: components["schemas"]["TagName"];
                /** @description Only posts of the user with this id. */
                author?: components["schemas"]["Id"];
                /** @description Only posts whose title contains this text, in any letter case. */
                q?: components["schemas"]["PostTitle"];
                /** @description Only the post with this id. */
                id?: components["schemas"]["Id"];
                /**
                 * @description With `id`: only the first comments, and counts instead of the lists of voters. `commentCursor` of the post
                 *     leads to the other comments. `X-Total-Count` is the number of posts, 1 or 0.
                 * @example 50
                 */
                commentsLimit?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description Comments per page.
                 * @example 50
                 */
                limit?: components["schemas"]["PageSize"];
                /** @description The `commentCursor` of a post, or the cursor of the previous page's `Link` header. */
                cursor?: components["schemas"]["Cursor"];
                /** @description Only comments of the user with this id. */
                author?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000004",
                     *         "userId": "0193a1b2-0000-7000-8000-000000000001",
                     *         "userCommented": "Ada",
                     *         "commentBody": "Nice.",
                     *         "commentedOn": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Post deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    votePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "upVote",
                 *       "userId": "0193a1b2-0000-7000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description The post's counts after the vote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *       "upVotes": 1,
                     *       "downVotes": 0,
                     *       "boost": 0,
                     *       "noOfComments": 0,
                     *       "pinned": false,
                     *       "myVote": "upVote"
                     *     }
                     */
                    "application/json": components["schemas"]["PostCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sharePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *       "shares": 21
                     *     }
                     */
                    "application/json": components["schemas"]["PostShares"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "commentBody": "Nice.",
                 *       "userCommented": "Ada",
                 *       "userId": "0193a1b2-0000-7000-8000-000000000001",
                 *       "noOfComments": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreateCommentRequest"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comment": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000004",
                     *         "userId": "0193a1b2-0000-7000-8000-000000000001",
                     *         "userCommented": "Ada",
                     *         "commentBody": "Nice.",
                     *         "commentedOn": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postId": "0193a1b2-0000-7000-8000-000000000003"
                 *     }
                 */
                "application/json": {
                    /** @description The comment's post. */
                    postId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Comment deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    pinPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The post's counts and whether it is pinned now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *       "upVotes": 1,
                     *       "downVotes": 0,
                     *       "boost": 0,
                     *       "noOfComments": 0,
                     *       "pinned": true,
                     *       "myVote": null
                     *     }
                     */
                    "application/json": components["schemas"]["PostCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    boostPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100
                 *     }
                 */
                "application/json": {
                    amount: components["schemas"]["BoostAmount"];
                };
            };
        };
        responses: {
            /** @description The post's counts after the boost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *       "upVotes": 101,
                     *       "downVotes": 0,
                     *       "boost": 100,
                     *       "noOfComments": 0,
                     *       "pinned": false,
                     *       "myVote": null
                     *     }
                     */
                    "application/json": components["schemas"]["PostCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "remove",
                 *       "target": {
                 *         "kind": "post",
                 *         "_id": "0193a1b2-0000-7000-8000-000000000003"
                 *       },
                 *       "reason": "spam",
                 *       "note": "Advertising belongs in the zone for it."
                 *     }
                 */
                "application/json": components["schemas"]["DecideContentRequest"];
            };
        };
        responses: {
            /** @description The decision. `restoreContent` reverses it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000005",
                     *       "kind": "remove",
                     *       "reason": "spam",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    restoreContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content is as before the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Restored."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHiddenPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why it is hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hidden": "removed",
                     *       "reason": "spam"
                     *     }
                     */
                    "application/json": components["schemas"]["HiddenPost"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRemovedPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The picture's id, which is the target of its case and its decision.
                 * @example 0193a1b2-0000-7000-8000-000000000009
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unlockComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members can comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Restored."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getVoteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counted": {
                     *         "upVotes": 12,
                     *         "downVotes": 1
                     *       },
                     *       "heldBack": {
                     *         "upVotes": 1,
                     *         "downVotes": 0
                     *       },
                     *       "heldVotes": [
                     *         {
                     *           "user": {
                     *             "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *             "name": "Bob"
                     *           },
                     *           "vote": "upVote",
                     *           "votedOn": "2026-11-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "groups": [
                     *         {
                     *           "sign": "device",
                     *           "votes": 3,
                     *           "voters": [
                     *             {
                     *               "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *               "name": "Bob"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VoteRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userIds": [
                 *         "0193a1b2-0000-7000-8000-000000000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseVotesRequest"];
            };
        };
        responses: {
            /** @description The record afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counted": {
                     *         "upVotes": 13,
                     *         "downVotes": 1
                     *       },
                     *       "heldBack": {
                     *         "upVotes": 0,
                     *         "downVotes": 0
                     *       },
                     *       "heldVotes": [],
                     *       "groups": []
                     *     }
                     */
                    "application/json": components["schemas"]["VoteRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHiddenComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example 0193a1b2-0000-7000-8000-000000000004
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hidden": "removed",
                     *       "reason": "spam",
                     *       "commentBody": "Buy my coins."
                     *     }
                     */
                    "application/json": components["schemas"]["HiddenComment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRecentContent: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Posts, comments and chat messages. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "post",
                     *         "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *         "text": "Halving day",
                     *         "zone": "Cryptocurrency",
                     *         "postId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "writtenOn": "2026-11-02T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RecentContent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeRecentContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batch": "0193a1b2-0000-7000-8000-000000000006",
                 *       "reason": "spam",
                 *       "until": "2026-11-02T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["RemoveRecentContentRequest"];
            };
        };
        responses: {
            /** @description How many were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 12,
                     *       "remaining": 0
                     *     }
                     */
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `batch` of `removeRecentContent`.
                 * @example 0193a1b2-0000-7000-8000-000000000006
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 12,
                     *       "remaining": 0
                     *     }
                     */
                    "application/json": components["schemas"]["BatchProgress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, and the administrator of the server settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000021",
                     *           "user": {
                     *             "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *             "name": "Ada",
                     *             "username": "ada"
                     *           },
                     *           "role": "moderator",
                     *           "zone": "Memes",
                     *           "grantedOn": "2026-11-22T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GrantedRoles"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    grantRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193a1b2-0000-7000-8000-000000000001",
                 *       "role": "moderator",
                 *       "zones": [
                 *         "Memes"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleGrant"];
            };
        };
        responses: {
            /** @description The role is granted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["GrantedRoles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    takeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the granted role.
                 * @example 0193a1b2-0000-7000-8000-000000000021
                 */
                id: components["parameters"]["GrantedRoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["GrantedRoles"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMemberOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada",
                     *         "username": "ada"
                     *       },
                     *       "joinedOn": "2026-11-20T12:00:00.000Z",
                     *       "posts": 3,
                     *       "comments": 12,
                     *       "roles": [],
                     *       "decisions": [],
                     *       "canDecide": true
                     *     }
                     */
                    "application/json": components["schemas"]["MemberOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sanctionMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the client's choice, for retries. For 7 days, a repeated call with the same key is not carried out again: its
                 *     response is that of the first one, with the current data. A refused call may be repeated.
                 * @example 0193a1b2-0000-4000-8000-000000000033
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "silence",
                 *       "reason": "spam",
                 *       "note": "Please stop posting links.",
                 *       "days": 3
                 *     }
                 */
                "application/json": components["schemas"]["NewSanction"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000022",
                     *       "kind": "silence",
                     *       "reason": "spam",
                     *       "note": "Please stop posting links.",
                     *       "decidedOn": "2026-11-22T10:00:00.000Z",
                     *       "endsOn": "2026-11-25T10:00:00.000Z",
                     *       "state": "decided"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    liftSanction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["UserId"];
                /**
                 * @description The sanction to end.
                 * @example silence
                 */
                kind: components["schemas"]["SanctionKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sanction has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lifted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Only this action, in any letter case.
                 * @example silence member
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Only by members with this id, username or name, in any letter case.
                 * @example bob
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description Only what concerns members with this id, username or name, in any letter case.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                member?: components["parameters"]["AuditMember"];
                /**
                 * @description Only entries about the item with this id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                target?: components["parameters"]["AuditTarget"];
                /**
                 * @description From the beginning of this day, in UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description To the end of this day, in UTC.
                 * @example 2026-11-22
                 */
                to?: components["parameters"]["AuditTo"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["AuditLimit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "17",
                     *         "happenedOn": "2026-11-22T10:00:00.000Z",
                     *         "actor": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *           "name": "Bob"
                     *         },
                     *         "action": "silence member",
                     *         "targetKind": "member",
                     *         "targetId": "0193a1b2-0000-7000-8000-000000000001",
                     *         "member": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *           "name": "Ada",
                     *           "username": "ada"
                     *         },
                     *         "details": {
                     *           "reason": "spam"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Only this action, in any letter case.
                 * @example silence member
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Only by members with this id, username or name, in any letter case.
                 * @example bob
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description Only what concerns members with this id, username or name, in any letter case.
                 * @example 0193a1b2-0000-7000-8000-000000000001
                 */
                member?: components["parameters"]["AuditMember"];
                /**
                 * @description Only entries about the item with this id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                target?: components["parameters"]["AuditTarget"];
                /**
                 * @description From the beginning of this day, in UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description To the end of this day, in UTC.
                 * @example 2026-11-22
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAddressBans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000023",
                     *         "network": "203.0.113.0/24",
                     *         "reason": "spam",
                     *         "bannedOn": "2026-11-22T10:00:00.000Z",
                     *         "endsOn": "2026-11-25T10:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AddressBan"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    banAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "203.0.113.7",
                 *       "reason": "spam",
                 *       "days": 3
                 *     }
                 */
                "application/json": components["schemas"]["NewAddressBan"];
            };
        };
        responses: {
            /** @description The ban. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-000000000023",
                     *       "network": "203.0.113.0/24",
                     *       "reason": "spam",
                     *       "bannedOn": "2026-11-22T10:00:00.000Z",
                     *       "endsOn": "2026-11-25T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AddressBan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    liftAddressBan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the ban.
                 * @example 0193a1b2-0000-7000-8000-000000000023
                 */
                id: components["parameters"]["AddressBanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lifted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRemovals: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["AuditLimit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of removals. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "removedOn": "2026-11-22T10:00:00.000Z",
                     *         "target": "post",
                     *         "zone": "Memes",
                     *         "reason": "spam",
                     *         "state": "decided"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Removal"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles and what they permit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "administrator": false,
                     *       "allZones": false,
                     *       "zones": [
                     *         "Memes"
                     *       ],
                     *       "permissions": [
                     *         "remove and restore content"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MyRoles"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": "post",
                 *       "id": "0193a1b2-0000-7000-8000-000000000003",
                 *       "reason": "spam",
                 *       "text": "Buys followers."
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "target": "post",
                     *       "id": "0193a1b2-0000-7000-8000-000000000003",
                     *       "reason": "spam",
                     *       "reportedOn": "2026-11-02T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /**
                 * @description Which cases.
                 * @example open
                 */
                list?: components["schemas"]["CaseList"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000c1",
                     *         "target": "post",
                     *         "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "zone": "Memes",
                     *         "state": "claimed",
                     *         "version": 1,
                     *         "weight": 50,
                     *         "reports": 1,
                     *         "reasons": [
                     *           "spam"
                     *         ],
                     *         "openedOn": "2026-11-02T10:00:00.000Z",
                     *         "member": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *           "name": "Ada"
                     *         },
                     *         "claimedBy": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *           "name": "Bob"
                     *         },
                     *         "claimedOn": "2026-11-02T10:01:00.000Z",
                     *         "thing": {
                     *           "title": "Halving day",
                     *           "text": "It is close."
                     *         },
                     *         "decisions": [
                     *           "keep"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Case"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case's id.
                 * @example 0193a1b2-0000-7000-8000-0000000000c1
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "case": {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000c1",
                     *         "target": "post",
                     *         "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "zone": "Memes",
                     *         "state": "claimed",
                     *         "version": 1,
                     *         "weight": 50,
                     *         "reports": 1,
                     *         "reasons": [
                     *           "spam"
                     *         ],
                     *         "openedOn": "2026-11-02T10:00:00.000Z",
                     *         "member": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *           "name": "Ada"
                     *         },
                     *         "claimedBy": {
                     *           "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *           "name": "Bob"
                     *         },
                     *         "claimedOn": "2026-11-02T10:01:00.000Z",
                     *         "thing": {
                     *           "title": "Halving day",
                     *           "text": "It is close."
                     *         },
                     *         "decisions": [
                     *           "keep"
                     *         ]
                     *       },
                     *       "reports": [
                     *         {
                     *           "reason": "spam",
                     *           "text": "Buys followers.",
                     *           "weight": 50,
                     *           "reportedOn": "2026-11-02T10:00:00.000Z",
                     *           "reporter": {
                     *             "_id": "0193a1b2-0000-7000-8000-000000000004",
                     *             "name": "Cy"
                     *           }
                     *         }
                     *       ],
                     *       "record": {
                     *         "joinedOn": "2026-11-01T09:00:00.000Z",
                     *         "posts": 3,
                     *         "comments": 1,
                     *         "removed": 0,
                     *         "warned": 0,
                     *         "restricted": 0,
                     *         "restored": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CaseDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case's id.
                 * @example 0193a1b2-0000-7000-8000-0000000000c1
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claimed case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000c1",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "state": "claimed",
                     *       "version": 1,
                     *       "weight": 50,
                     *       "reports": 1,
                     *       "reasons": [
                     *         "spam"
                     *       ],
                     *       "openedOn": "2026-11-02T10:00:00.000Z",
                     *       "member": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       },
                     *       "claimedBy": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *         "name": "Bob"
                     *       },
                     *       "claimedOn": "2026-11-02T10:01:00.000Z",
                     *       "thing": {
                     *         "title": "Halving day",
                     *         "text": "It is close."
                     *       },
                     *       "decisions": [
                     *         "keep"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case's id.
                 * @example 0193a1b2-0000-7000-8000-0000000000c1
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000c1",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "state": "claimed",
                     *       "version": 1,
                     *       "weight": 50,
                     *       "reports": 1,
                     *       "reasons": [
                     *         "spam"
                     *       ],
                     *       "openedOn": "2026-11-02T10:00:00.000Z",
                     *       "member": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       },
                     *       "claimedBy": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *         "name": "Bob"
                     *       },
                     *       "claimedOn": "2026-11-02T10:01:00.000Z",
                     *       "thing": {
                     *         "title": "Halving day",
                     *         "text": "It is close."
                     *       },
                     *       "decisions": [
                     *         "keep"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case's id.
                 * @example 0193a1b2-0000-7000-8000-0000000000c1
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "kind": "keep",
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["NewCaseDecision"];
            };
        };
        responses: {
            /** @description The closed case. It is open if the content is still held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000c1",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "state": "claimed",
                     *       "version": 1,
                     *       "weight": 50,
                     *       "reports": 1,
                     *       "reasons": [
                     *         "spam"
                     *       ],
                     *       "openedOn": "2026-11-02T10:00:00.000Z",
                     *       "member": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       },
                     *       "claimedBy": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000002",
                     *         "name": "Bob"
                     *       },
                     *       "claimedOn": "2026-11-02T10:01:00.000Z",
                     *       "thing": {
                     *         "title": "Halving day",
                     *         "text": "It is close."
                     *       },
                     *       "decisions": [
                     *         "keep"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *         "kind": "remove",
                     *         "target": "post",
                     *         "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "zone": "Memes",
                     *         "reason": "spam",
                     *         "note": "",
                     *         "decidedOn": "2026-11-02T10:00:00.000Z",
                     *         "state": "decided",
                     *         "version": 0,
                     *         "appealUntil": "2026-12-02T10:00:00.000Z",
                     *         "isOwn": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Decision"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyDecisions: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *         "kind": "remove",
                     *         "target": "post",
                     *         "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *         "zone": "Memes",
                     *         "reason": "spam",
                     *         "note": "",
                     *         "decidedOn": "2026-11-02T10:00:00.000Z",
                     *         "state": "decided",
                     *         "version": 0,
                     *         "appealUntil": "2026-12-02T10:00:00.000Z",
                     *         "isOwn": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Decision"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *       "kind": "remove",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "reason": "spam",
                     *       "note": "",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z",
                     *       "state": "decided",
                     *       "version": 0,
                     *       "appealUntil": "2026-12-02T10:00:00.000Z",
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "text": "It was a joke."
                 *     }
                 */
                "application/json": components["schemas"]["NewAppeal"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *       "kind": "remove",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "reason": "spam",
                     *       "note": "",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z",
                     *       "state": "decided",
                     *       "version": 0,
                     *       "appealUntil": "2026-12-02T10:00:00.000Z",
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DecisionStep"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *       "kind": "remove",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "reason": "spam",
                     *       "note": "",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z",
                     *       "state": "decided",
                     *       "version": 0,
                     *       "appealUntil": "2026-12-02T10:00:00.000Z",
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    upholdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "note": "Jokes have their zone."
                 *     }
                 */
                "application/json": components["schemas"]["DecisionStep"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *       "kind": "remove",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "reason": "spam",
                     *       "note": "",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z",
                     *       "state": "decided",
                     *       "version": 0,
                     *       "appealUntil": "2026-12-02T10:00:00.000Z",
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    restoreDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision.
                 * @example 0193a1b2-0000-7000-8000-000000000005
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "note": "You are right."
                 *     }
                 */
                "application/json": components["schemas"]["DecisionStep"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "0193a1b2-0000-7000-8000-0000000000d1",
                     *       "kind": "remove",
                     *       "target": "post",
                     *       "targetId": "0193a1b2-0000-7000-8000-000000000003",
                     *       "zone": "Memes",
                     *       "reason": "spam",
                     *       "note": "",
                     *       "decidedOn": "2026-11-02T10:00:00.000Z",
                     *       "state": "decided",
                     *       "version": 0,
                     *       "appealUntil": "2026-12-02T10:00:00.000Z",
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTopCoins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 coins, largest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "symbol": "BTC",
                     *         "quote": {
                     *           "USD": {
                     *             "price": 64000.5,
                     *             "percent_change_24h": -1.25
                     *           }
                     *         },
                     *         "sample": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Coins"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            /** @description The provider is down, and the last prices are more than an hour old. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Coin prices are not available at present.",
                     *       "code": "prices_unavailable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getChatHistory: {
        parameters: {
            query?: {
                /** @description Only messages before the one with this id. */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 messages. `Link` with `rel="next"` is the page of earlier messages, if any. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Read-Until": components["headers"]["ReadUntil"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000005",
                     *         "senderName": "Ada",
                     *         "userId": "0193a1b2-0000-7000-8000-000000000001",
                     *         "userName": "Ada",
                     *         "text": "gm",
                     *         "timestamp": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChatHistory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchPosts: {
        parameters: {
            query: {
                /**
                 * @description Words.
                 * @example halving day
                 */
                q: components["schemas"]["PostTitle"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts, each with `match`. Without `limit`, 20 to a page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000003",
                     *         "postTitle": "Halving day",
                     *         "postBody": "What now?",
                     *         "mediaUrls": [],
                     *         "postTags": [
                     *           "bitcoin"
                     *         ],
                     *         "category": "Cryptocurrency",
                     *         "userId": "0193a1b2-0000-7000-8000-000000000001",
                     *         "userPosted": "Ada",
                     *         "postedOn": "2026-11-02T09:00:00.000Z",
                     *         "noOfComments": 0,
                     *         "pinned": false,
                     *         "upVotes": 1,
                     *         "downVotes": 0,
                     *         "boost": 0,
                     *         "myVote": null,
                     *         "match": {
                     *           "title": [
                     *             {
                     *               "text": "Halving",
                     *               "isMatch": true
                     *             },
                     *             {
                     *               "text": " day",
                     *               "isMatch": false
                     *             }
                     *           ],
                     *           "body": []
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the page, from the previous page's `Link` header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "tagName": "bitcoin",
                     *         "tagDesc": "Used mostly in Cryptocurrency.",
                     *         "count": 12
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tags"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLeaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 members, highest reputation first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada",
                     *         "reputation": 320,
                     *         "shares": 21,
                     *         "avatar": ""
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setMutedWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": [
                 *         "spoiler"
                 *       ]
                 *     }
                 */
                "application/json": {
                    words: components["schemas"]["MutedWords"];
                };
            };
        };
        responses: {
            /** @description The filters after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    hidePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unhidePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 0193a1b2-0000-7000-8000-000000000003
                 */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocked": [],
                     *       "words": [
                     *         "spoiler"
                     *       ],
                     *       "hiddenPosts": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDeniedDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domains": [
                     *         {
                     *           "domain": "scam.example",
                     *           "reason": "Asks for recovery phrases."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        domains: components["schemas"]["DeniedDomains"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "name": "Alphazone",
                     *         "tagline": "Where alphas meet"
                     *       },
                     *       "zones": [
                     *         {
                     *           "name": "Memes",
                     *           "description": "Laugh first"
                     *         }
                     *       ],
                     *       "home": "list",
                     *       "alerts": "dialog",
                     *       "chat": true,
                     *       "ticker": true,
                     *       "tasks": {
                     *         "followAccount": "https://x.example/alphazone"
                     *       },
                     *       "account": true,
                     *       "mail": true,
                     *       "adminUserId": "0193a1b2-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7w"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your email address is confirmed."
                     *     }
                     */
                    "application/json": components["schemas"]["EmailConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, the link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If this address has an account there is a mail on its way to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7w",
                 *       "password": "battery staple 2"
                 *     }
                 */
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "result": {
                     *         "_id": "0193a1b2-0000-7000-8000-000000000001",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    askToUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the user. Signed by the server. */
                token: components["parameters"]["UnsubscribeToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. Its form sends `unsubscribe`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            410: components["responses"]["NoSubscriber"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the user. Signed by the server. */
                token: components["parameters"]["UnsubscribeToken"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "application/x-www-form-urlencoded": Record<string, never>;
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "multipart/form-data": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            410: components["responses"]["NoSubscriber"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMailQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mode": "smtp",
                     *       "verification": "ask",
                     *       "waiting": 1,
                     *       "failed": 0,
                     *       "mails": [
                     *         {
                     *           "id": "0193a1b2-0000-7000-8000-000000000009",
                     *           "kind": "verify address",
                     *           "recipient": "ada@example.org",
                     *           "state": "waiting",
                     *           "createdOn": "2026-11-02T10:00:00.000Z",
                     *           "attempts": 1,
                     *           "nextTryOn": "2026-11-02T10:00:20.000Z",
                     *           "error": "connect ECONNREFUSED 10.0.0.4:587",
                     *           "subject": "Confirm your email address",
                     *           "text": "Confirm your email address",
                     *           "html": "<!doctype html>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailQueue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database is reachable and migrated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The database is unreachable or not migrated. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The database cannot be reached.",
                     *       "code": "not_ready"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics in the Prometheus text format 0.0.4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP alphazone_requests_in_flight Requests that are being answered
                     *     # TYPE alphazone_requests_in_flight gauge
                     *     alphazone_requests_in_flight 1
                     */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
}
